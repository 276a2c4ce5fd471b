/** A file that is known, and not taken: with a line of it, in words for who sends it. */
export class RefusedFile extends Error {
  readonly line: number;

  constructor(line: number, what: string) {
    super(what);
    this.line = line;
  }
}
