import type { CarriedWell } from './near.ts';

const PATH = '/field-services/well-actions/';

/** What the code on a well's tag says: the address of its actions here. `origin` is the site's. */
export const tagOf = (origin: string, wellId: string): string => `${origin}${PATH}${encodeURIComponent(wellId)}`;

/** The well that a tag names: by its address, or by its number as somebody typed it; undefined for one that is not on the device. */
export function wellOfTag<W extends Pick<CarriedWell, 'well_id'>>(wells: readonly W[], text: string): W | undefined {
  const [, inAddress] = /\/field-services\/well-actions\/([^/?#]+)/.exec(text) ?? [];
  const wanted = (inAddress === undefined ? text : decoded(inAddress)).trim().toLowerCase();
  return wells.find(({ well_id }) => well_id.toLowerCase() === wanted);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
