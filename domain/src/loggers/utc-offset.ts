/** `UTC-06:00` of so many minutes east of Greenwich. */
export function zoneOf(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** The clock that a heading or a fact names: `GMT-06:00`, `UTC+1`, `UTC`, or a bare `-08:00:00`. Null where it names none by its offset. */
export function zoneIn(text: string): string | null {
  const [found, sign, hours = '0', minutes = '0'] =
    /(?:UTC|GMT)\s*(?:([-+\u2212])\s*(\d{1,2})(?::?(\d{2}))?)?|(?<![\d:])([-+\u2212])\d{1,2}:\d{2}/i.exec(text) ?? [];
  if (found === undefined) return null;
  const bare = /^([-+\u2212])(\d{1,2}):(\d{2})/.exec(found);
  if (bare) return offsetOf(bare[1]!, bare[2]!, bare[3]!);
  return offsetOf(sign ?? '+', hours, minutes);
}

const offsetOf = (sign: string, hours: string, minutes: string) =>
  zoneOf((sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)));
