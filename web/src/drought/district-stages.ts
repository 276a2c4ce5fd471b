import { hexOfStageColor, stagesOfDistrict, type StageOfDistrict } from '@artesian/contract/drought/drought-stages';
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

const SHORT = 9;

/** The first words of a name, as far as they are short: `Stage 3`; nothing where the first one is long. */
export function shortNameOfStage(name: string): string {
  const starts = name.split(' ').map((_word, index, words) => words.slice(0, index + 1).join(' '));
  return starts.findLast((start) => start.length <= SHORT) ?? '';
}

export const colorOfStage = ({ stage_color }: Pick<StageOfDistrict, 'stage_color'>): string =>
  hexOfStageColor[stage_color];
