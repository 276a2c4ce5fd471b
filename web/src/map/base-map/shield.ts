import type { maplibre } from '../canvas/map-library.ts';
import { distanceField } from '../wells/well-symbols.ts';
import { shieldImage } from './road-layers.ts';

const box = 'M4 0h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z';

/** What the number of a highway stands on, as wide as it needs. */
export function addShield(map: maplibre.Map): void {
  if (map.hasImage(shieldImage)) return;
  const picture = distanceField(box);
  const [start, end] = [picture.width * 0.35, picture.width * 0.65];
  map.addImage(shieldImage, picture, {
    sdf: true,
    pixelRatio: 2,
    stretchX: [[start, end]],
    stretchY: [[start, end]],
    content: [12, 10, picture.width - 12, picture.height - 10],
  });
}
