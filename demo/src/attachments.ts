import { drawWellHead } from './pictures/draw-well-head.ts';
import { writeDocument } from './pictures/write-document.ts';
import type { Permit } from './permits.ts';
import type { Random } from './random.ts';
import type { Well } from './wells.ts';

const PHOTOS = 40;
const DOCUMENTS_OF_WELLS = 12;
const DOCUMENTS_OF_PERMITS = 12;

/** Tags by the numbers of their list, for photos and for documents. */
const photoTags = [1, 3, 4, 5, 6, 7, 8, 9];
const wellPapers = [
  { tags: 10, title: 'Drillers log' },
  { tags: 11, title: 'State well report' },
];
const permitPapers = [
  { tags: 13, title: 'Application' },
  { tags: 14, title: 'Permit' },
];

/** Photos of wells and papers of wells and permits; their bytes are drawn by `drawFile`. */
export function inventAttachments(random: Random, wells: Well[], permits: Permit[], ownWells: readonly number[]) {
  const shown = wells.filter(({ is_published, well_status_ndx }) => is_published && well_status_ndx === 1);
  // The wells of the demonstration's Well Owner come first, so that their gallery is not empty.
  const photographed = [...ownWells, ...shown.map(({ well_ndx }) => well_ndx)].slice(0, PHOTOS);
  const photos = photographed.map((well_ndx, index) => ({
    ...file(random, `well-${well_ndx}-${index + 1}.png`, 'image/png'),
    well_ndx,
    permit_ndx: null,
    tags: photoTags[index % photoTags.length]!,
    photo_gallery: true,
    photo_date: `${random.between(2015, 2025)}-0${random.between(1, 9)}-15`,
    photo_taken_by: random.pick(['Ada Example', 'Basil Example']),
  }));
  const paper = { photo_gallery: false, photo_date: null, photo_taken_by: null };
  const ofWells = photographed.slice(0, DOCUMENTS_OF_WELLS).map((well_ndx, index) => {
    const { tags, title } = wellPapers[index % wellPapers.length]!;
    return {
      ...file(random, `${title} ${well_ndx}.pdf`, 'application/pdf'),
      ...paper,
      well_ndx,
      permit_ndx: null,
      tags,
    };
  });
  const ofPermits = permits.slice(0, DOCUMENTS_OF_PERMITS).map(({ permit_ndx, permit_number }, index) => {
    const { tags, title } = permitPapers[index % permitPapers.length]!;
    return {
      ...file(random, `${title} ${permit_number}.pdf`, 'application/pdf'),
      ...paper,
      well_ndx: null,
      permit_ndx,
      tags,
    };
  });
  return [...photos, ...ofWells, ...ofPermits].map((attachment, index) => ({ att_ndx: index + 1, ...attachment }));
}

function file(random: Random, original_filename: string, content_type: string) {
  const name = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  const system_filename = `${name}.${original_filename.split('.').at(-1)}`;
  return {
    original_filename,
    system_filename,
    content_type,
    size_bytes: drawFile({ system_filename, original_filename, content_type }).length,
    notes: 'Demonstration: drawn by the product.',
  };
}

/** The bytes of an attachment of the demonstration: the same for the same names. */
export function drawFile(attachment: {
  system_filename: string;
  original_filename: string;
  content_type: string;
}): Uint8Array {
  return attachment.content_type === 'image/png'
    ? drawWellHead(attachment.system_filename)
    : writeDocument(attachment.original_filename.replace(/\.pdf$/, ''));
}
