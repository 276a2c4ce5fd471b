/** What people call it: `Central Time`. Nothing where this browser does not know it. */
export function nameOfZone(timeZone: string): string | undefined {
  return partOf(timeZone, { timeZoneName: 'longGeneric' }, 'timeZoneName');
}

/** What time it is there: `Tue, Nov 24, 8:05 PM`. */
export function timeIn(timeZone: string, at = new Date()): string | undefined {
  const shape = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return formatOf(timeZone, shape)?.format(at);
}

const partOf = (timeZone: string, shape: Intl.DateTimeFormatOptions, type: string) =>
  formatOf(timeZone, shape)
    ?.formatToParts()
    .find((part) => part.type === type)?.value;

function formatOf(timeZone: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, ...shape });
  } catch {
    // The server may know more zones than this browser.
    return undefined;
  }
}
