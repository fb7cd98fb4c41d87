export const Glyph = ({ size = 24 }: { size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M20.2 9.6A8.6 8.6 0 1 1 14.4 3.8" />
    <path d="M9.5 9.7a2.5 2.5 0 1 1 3.9 2c-.9.6-1.4 1.2-1.4 2.2" />
    <path d="M12 16.9v.1" />
  </svg>
);
