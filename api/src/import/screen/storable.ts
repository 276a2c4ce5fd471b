/** JSON that the database can keep: words of a file may have been cut in the middle of a character. */
export const storable = (value: unknown): string =>
  JSON.stringify(value, (_name, one: unknown) =>
    typeof one === 'string' ? one.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\u0000', '') : one,
  );
