import { stagesOfDistrict, type StageColor, type StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The drought stages of the district, the mildest first. */
export const stagesQuery = queryOptions({
  queryKey: [stagesOfDistrict.path],
  queryFn: ({ signal }) => api.view(stagesOfDistrict, { signal }),
});

const none: readonly StageOfDistrict[] = [];

/** The drought stages of the district, the mildest first; none until they are known. */
export const useDistrictStages = (): readonly StageOfDistrict[] => useQuery(stagesQuery).data ?? none;

/** Seen on light and dark; a name always stands beside them. */
const hexOf: Readonly<Record<StageColor, string>> = {
  Green: '#2e9e5b',
  Blue: '#3b82c4',
  Yellow: '#e0b100',
  Orange: '#e07b1a',
  Red: '#d1352b',
  'Dark Red': '#a3242f',
  Purple: '#8b5cb8',
  Gray: '#80908d',
};

const SHORT = 9;

/** The first words of a name, as far as they are short: `Stage 3`; nothing where the first one is long. */
export function shortNameOfStage(name: string): string {
  const starts = name.split(' ').map((_word, index, words) => words.slice(0, index + 1).join(' '));
  return starts.findLast((start) => start.length <= SHORT) ?? '';
}

export const colorOfStage = ({ stage_color }: Pick<StageOfDistrict, 'stage_color'>): string => hexOf[stage_color];
