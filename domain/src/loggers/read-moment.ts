/** Which of the three numbers of a date is which. */
export type DateOrder = 'YMD' | 'MDY' | 'DMY';

const date = /^(\d{1,4})[-/._](\d{1,2}|[a-z]{3})[-/._](\d{1,4})(?:[T ,]+|$)/i;
/** `fm` and `em` are Swedish for am and pm. */
const time =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,:]\d+)?)?\s*(?:([apfe])\.? ?m\.?)?\s*(Z|(?:UTC|GMT)?[-+]\d{2}:?\d{2})?$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (number: number) => String(number).padStart(2, '0');

/** `2026-03-08T02:15:00` of what a clock showed; `T02:15:00` of a time without a day. Undefined for what is neither. */
export function readMoment(text: string, order: DateOrder): string | undefined {
  const trimmed = text.trim();
  const found = date.exec(trimmed);
  if (!found) return readTime(trimmed);
  const day = readDay([found[1]!, found[2]!, found[3]!], order);
  const rest = trimmed.slice(found[0].length);
  const clock = rest === '' ? 'T00:00:00' : readTime(rest);
  if (!day || !clock) return undefined;
  return clock === 'T24:00:00' ? nextDay(day) : day + clock;
}

/** The offset that stands behind a moment, in minutes east of Greenwich; undefined where none does. */
export function offsetIn(text: string): number | undefined {
  const written = /(?:Z|([-+])(\d{2}):?(\d{2}))$/i.exec(text.trim());
  if (!written || !/\d:\d{2}/.test(text)) return undefined;
  const minutes = Number(written[2] ?? 0) * 60 + Number(written[3] ?? 0);
  return written[1] === '-' ? -minutes : minutes;
}

function readTime(text: string): string | undefined {
  const [, hours, minutes, seconds = '00', half] = time.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const hour = half ? (Number(hours) % 12) + (/[pe]/i.test(half) ? 12 : 0) : Number(hours);
  if (half ? Number(hours) > 12 || Number(hours) === 0 : hour > 24) return undefined;
  if (hour === 24 && (minutes !== '00' || seconds !== '00')) return undefined;
  return `T${two(hour)}:${minutes}:${seconds}`;
}

function readDay(parts: [string, string, string], order: DateOrder): string | undefined {
  const named = months.indexOf(parts[1].toLowerCase());
  const [first, second, third] = [Number(parts[0]), named < 0 ? Number(parts[1]) : named + 1, Number(parts[2])];
  const isYearFirst = parts[0].length > 2;
  const [year, month, day] =
    isYearFirst || order === 'YMD'
      ? [first, second, third]
      : order === 'DMY' || named >= 0
        ? [third, second, first]
        : [third, first, second];
  const written = isYearFirst || order === 'YMD' ? parts[0] : parts[2];
  const full = written.length > 2 ? year : year < 70 ? 2000 + year : 1900 + year;
  if (full < 1950 || full > 2100 || !(month >= 1 && month <= 12)) return undefined;
  if (!(day >= 1 && day <= new Date(Date.UTC(full, month, 0)).getUTCDate())) return undefined;
  return `${full}-${two(month)}-${two(day)}`;
}

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 19);

/**
 * The order in which these dates are written: the one that reads them all and steps back in time the least. `isAmbiguous` where more
 * than one does: month before day, then, as here.
 */
export function orderOf(texts: readonly string[]): { order: DateOrder; isAmbiguous: boolean } {
  // Hardly anybody writes months first with dots: a German HOBOware set to English dates does.
  const isDotted = texts.length > 0 && texts.every((text) => /^\d+\.\d+\.\d{2,4}/.test(text.trim()));
  if (isDotted && fitOf(texts, 'DMY').unread === 0) return { order: 'DMY', isAmbiguous: false };
  const tried = (['MDY', 'DMY', 'YMD'] as const).map((order) => ({ order, ...fitOf(texts, order) }));
  tried.sort((one, other) => one.unread - other.unread || one.back - other.back);
  const [best, next] = tried as [(typeof tried)[0], (typeof tried)[0]];
  const isAmbiguous = next.unread === best.unread && next.back === best.back && next.first !== best.first;
  return { order: best.order, isAmbiguous };
}

function fitOf(texts: readonly string[], order: DateOrder) {
  const moments = texts.map((text) => readMoment(text, order));
  let [unread, back, last] = [0, 0, ''];
  for (const moment of moments) {
    if (moment === undefined) unread += 1;
    else if (moment < last) back += 1;
    last = moment ?? last;
  }
  return { unread, back, first: moments.find((moment) => moment !== undefined) };
}
