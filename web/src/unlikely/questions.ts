import { Questions } from '../ui/questions.ts';

export interface Confirmation {
  title: string;
  /** What the buttons say. */
  act: string;
  cancel: string;
  sentences: readonly string[];
}

/** What is asked of the person before something is saved: `true` where it is meant. */
export const confirmations = new Questions<Confirmation, true>();
