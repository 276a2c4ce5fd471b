/** As people search: without regard to case and accents. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Diacritic}/gu, '');
}

/** Most text has no accents to look for. */
const ASCII = /^[\x20-\x7e]*$/;
