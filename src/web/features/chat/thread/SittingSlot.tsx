import { type ComponentProps, Suspense, use } from "react";
import { CardBoundary } from "./CardBoundary.tsx";

const importCard = () => import("./sitting/TestCard.tsx");
type TestCard = Awaited<ReturnType<typeof importCard>>["TestCard"];

/** About as high as the card. */
const placeholderPx = 360;

let loading: Promise<TestCard> | null = null;

/** The card with a test's questions is fetched when one is begun; a failed load is tried anew by the next one who asks. */
const loadTestCard = (): Promise<TestCard> => {
  loading ??= importCard().then(({ TestCard }) => TestCard);
  loading.catch(() => {
    loading = null;
  });
  return loading;
};

type Props = ComponentProps<TestCard>;

const Loaded = (props: Props) => {
  const Card = use(loadTestCard());
  return <Card {...props} />;
};

/** Where a test's questions stand. */
export const SittingSlot = (props: Props) => (
  <CardBoundary topic={props.data.test}>
    <Suspense fallback={<p style={{ minHeight: placeholderPx }} aria-busy="true" />}>
      <Loaded {...props} />
    </Suspense>
  </CardBoundary>
);
