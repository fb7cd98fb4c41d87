import "./skeleton.css";

interface SkeletonProps {
  /** CSS lengths of the place it keeps, so that nothing jumps when the words come. */
  width?: string;
  height?: string;
}

/** A quiet strip where words will stand. The list around it carries `aria-busy`. */
export const Skeleton = ({ width = "100%", height = "1em" }: SkeletonProps) => <span className="skeleton" style={{ width, height }} aria-hidden="true" />;
