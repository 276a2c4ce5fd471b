import type { EffectsOfSave } from '@artesian/contract/language/effects-of-saves';
import { Questions } from '../ui/questions.ts';

/** From when a change holds, and why where it reaches into the past. */
export interface Decision {
  holdsFrom: string | undefined;
  reason: string | undefined;
}

export interface Effects {
  effects: EffectsOfSave;
  /** What the change would do from another month on; why not, where it cannot. */
  effectsFrom: (month: string) => Promise<EffectsOfSave | string>;
}

/** What is asked of the person before a change of what permits allow is saved. */
export const decisions = new Questions<Effects, Decision>();
