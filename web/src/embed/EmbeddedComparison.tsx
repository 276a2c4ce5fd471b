import { Comparison } from '../compare/CompareScreen.tsx';

/** The graph of several wells without what changes it. */
export default function EmbeddedComparison() {
  return <Comparison isEmbedded />;
}
