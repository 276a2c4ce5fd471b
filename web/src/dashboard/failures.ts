/** What charts say when their data cannot be had (spec 1 §8). */

const LATER = 'Please try again later.';

export const axesFailure = (): readonly string[] => [`Error loading data. ${LATER}`];

export const pieFailure = ({ message }: Error): readonly string[] => [`Error: ${message || 'loading data.'}`, LATER];
