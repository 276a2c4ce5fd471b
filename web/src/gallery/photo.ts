import { galleryPhotos } from '@artesian/contract/wells/well-lists';
import type { z } from 'zod';
import { createOptionSearch, type OptionSearch } from '../register/form/option-search.ts';

export type Photo = z.output<typeof galleryPhotos.row>;

interface Findable {
  label: string;
  detail: string;
  photo: Photo;
}

/** The well as people call it: its name with its number, or its number alone. */
export const wellOf = ({ well_name, district_well_id }: Photo): string => well_name ?? district_well_id;

/** What a photo is called for those who do not see it. */
export const captionOf = (photo: Photo): string => [wellOf(photo), photo.tag].filter(Boolean).join(', ');

/** Finds photos by their well, address, tag, class, use, permits and file name, also with a letter wrong. */
export function createPhotoSearch(photos: readonly Photo[]): (typed: string) => readonly Photo[] {
  const search: OptionSearch<Findable> = createOptionSearch(photos.map(findable));
  return (typed) => search.find(typed).map(({ photo }) => photo);
}

const findable = (photo: Photo): Findable => ({
  label: `${photo.district_well_id} ${photo.well_name ?? ''}`,
  detail: [
    photo.tag,
    photo.well_location_address,
    photo.well_class_name,
    photo.well_subclass_name,
    photo.permits_info,
    photo.primary_use_group_desc,
    photo.secondary_use_group_desc,
    photo.filename,
  ]
    .filter(Boolean)
    .join(' '),
  photo,
});
