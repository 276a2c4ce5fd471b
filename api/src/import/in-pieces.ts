/** Whoever saves meanwhile waits for a piece to end: it may take about so long. */
const PIECE_MS = 400;
const FEWEST = 25;
const MOST = 1000;

/**
 * What comes one by one, in pieces that each take about the same time to work through, as the one before shows. What belongs together
 * comes together.
 */
export async function* inPieces<T>(
  all: Iterable<T> | AsyncIterable<T>,
  areTogether: (one: T, next: T) => boolean = () => false,
): AsyncGenerator<T[]> {
  let size = 100;
  let piece: T[] = [];
  for await (const one of all) {
    const isFull = piece.length >= size && !areTogether(piece.at(-1)!, one);
    if (!isFull) {
      piece.push(one);
      continue;
    }
    const began = performance.now();
    yield piece;
    const fitting = Math.round((piece.length * PIECE_MS) / (performance.now() - began));
    size = Math.min(Math.max(fitting, FEWEST, Math.ceil(size / 2)), MOST, size * 2);
    piece = [one];
  }
  if (piece.length > 0) yield piece;
}
