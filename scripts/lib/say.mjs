/** Ends with one clear sentence and no stack. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The sentence of a failure that is the machine's, not ours to trace. */
export class Unavailable extends Error {}
