/** Whether `words` holds each of so many words in one of its forms, as conditions that an index of trigrams serves; `$first` has the first. */
export const holdsAll = (count: number, first: number): string =>
  Array.from({ length: count }, (_, place) => `words like any ($${first + place}::text[])`).join(' and ');
