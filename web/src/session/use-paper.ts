import type { Paper } from '@artesian/contract/language/settings';
import { useSettings } from './settings.tsx';
import { useRemembered } from './use-remembered.ts';

/** The paper that this browser printed on last, at first that of the district. */
export const usePaper = () => useRemembered<Paper>('paper', useSettings().paper);
