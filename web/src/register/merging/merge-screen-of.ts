import { screens } from '../../screens/all-screens.ts';

/** The address where two records of a register are merged; undefined where they are not. */
export const mergeScreenOf = (register: string): string | undefined =>
  screens.find(({ mergesOf }) => mergesOf === register)?.path;
