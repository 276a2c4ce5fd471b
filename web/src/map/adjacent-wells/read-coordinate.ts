/** Degrees as they were typed, unless they are no number or beyond the limit. */
export function readCoordinate(text: string, limit: 90 | 180): number | undefined {
  const degrees = Number(text);
  return text.trim() !== '' && Math.abs(degrees) <= limit ? degrees : undefined;
}
