import { locale } from '@artesian/domain/texts/translate';

let zone: string | undefined;
let words: Intl.DateTimeFormat | undefined;
let parts: Intl.DateTimeFormat | undefined;

/** Everybody reads one clock, that of the district; the reader's own until the settings say which that is. */
export function setDistrictClock(timeZone: string) {
  if (timeZone === zone) return;
  zone = timeZone;
  words = parts = undefined;
}

/** `Sep 1, 2025, 2:05 PM CDT` */
export const clockFormat = (): Intl.DateTimeFormat =>
  (words ??= new Intl.DateTimeFormat(locale(), {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }));

const inParts = (): Intl.DateTimeFormat =>
  (parts ??= new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }));

/** How far the clock of the district is ahead of that of Greenwich at an instant, in ms. */
export function aheadOfGreenwich(at: Date): number {
  const part = Object.fromEntries(
    inParts()
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second);
  return wall - Math.floor(at.getTime() / 1000) * 1000;
}
