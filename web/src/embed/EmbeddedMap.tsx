import { MapParts } from '../map/MapScreen.tsx';

/** The map without the bar and the tools: what its address shows, legend, list and details. */
export default function EmbeddedMap() {
  return <MapParts isEmbedded />;
}
