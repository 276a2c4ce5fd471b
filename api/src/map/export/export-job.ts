import { locale, t, type Catalogue } from '@artesian/domain/texts/translate';
import type { Language } from '@artesian/domain/texts/languages';
import { formatDrawn, isDrawn, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import type { LayerChoices } from '@artesian/contract/map/layer-choices';
import type { MapLayer } from '@artesian/contract/map/layers';
import { mostExportedWells, type ExportFormat } from '@artesian/contract/map/map-export';
import { formatFilters, passes, type FilterableWell, type WellFilters } from '@artesian/contract/map/well-filters';
import type { ExportRow, ExportTable } from './table.ts';
import { wellColumns } from './well-columns.ts';

/** What a file of wells is made by; all that the thread which writes it must know beside the wells. */
export interface ExportJob {
  format: ExportFormat;
  /** Of its title and the words about it; columns have the same names in all. */
  language: Language;
  /** What the district calls its names in that language: the thread knows the catalogue alone. */
  ownNames: Catalogue;
  title: string;
  districtName: string;
  /** Where the product answers, so that links to files lead there from wherever the file is opened. */
  origin: string;
  /** Sentences that end the words about the file. */
  notes: readonly string[];
  /** Whether the reader may see what only staff may. */
  staff: boolean;
  filters: WellFilters;
  /** The layers that draw wells, and what is asked of them; without layers, they do not matter. */
  layers: readonly MapLayer[];
  choices: LayerChoices;
}

/** A well of the map with every column that the reader may see. */
export type MapWellRow = ExportRow & FilterableWell;

/** Whether a well is in the file: it passes the filters and is drawn by a layer. */
export function isWanted({ filters, layers, choices }: ExportJob): (well: MapWellRow) => boolean {
  const passing = passes(filters);
  const drawn = isDrawn(rowsOfWells(layers), choices);
  return (well) => passing(well) && drawn(well);
}

/** What was asked for, in words; none where nothing was. */
export const inWords = ({ filters, layers, choices }: ExportJob): string[] => [
  ...formatFilters(filters),
  ...formatDrawn(rowsOfWells(layers), choices),
];

/** The table of a file, with the columns that this reader may see. */
export function tableOf(job: ExportJob, rows: readonly ExportRow[]): ExportTable {
  return {
    title: job.title,
    name: 'wells',
    notes: [
      t('{length} published wells of the {district}.', {
        length: rows.length.toLocaleString(locale()),
        district: job.districtName,
      }),
      t('Filters: {filters}.', { filters: inWords(job).join('; ') || t('none') }),
      ...job.notes,
    ],
    columns: wellColumns(job.staff),
    rows: rows.map(withLinksTo(job.origin)),
  };
}

const withLinksTo = (origin: string) => (row: ExportRow) =>
  row.attached_documents || row.attached_photos
    ? {
        ...row,
        attached_documents: leadingTo(origin, row.attached_documents),
        attached_photos: leadingTo(origin, row.attached_photos),
      }
    : row;

/** Of 'name;address' pairs, those that begin with a path of this site. */
const leadingTo = (origin: string, attachments: string | null | undefined) =>
  attachments?.replaceAll(';/api/files/', `;${origin}/api/files/`) ?? null;

export const tooMany = () =>
  t('There are more than {most} wells, too many for one file.', {
    most: mostExportedWells.toLocaleString(locale()),
  });
