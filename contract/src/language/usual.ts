import { locale, t } from '@artesian/domain/texts/translate';
import type { FieldMeta } from './fields.ts';

/** The header in which a caller names the fields whose unlikely values are meant: `pump_depth_ft, drilled_date`. */
export const CONFIRMED_FIELDS = 'confirmed-fields';
/** The code of a refusal that asks whether something unlikely is meant. */
export const UNLIKELY = 'unlikely';

/** Says of a value outside of what is usual that it is; undefined of any other. */
export function inWordsOf({ label, kind, unit, usual }: FieldMeta, value: unknown): string | undefined {
  if (!usual) return undefined;
  const [from, to] = [boundOf(usual.from), boundOf(usual.to)];
  const words = (one: number | string) => (typeof one === 'number' ? withUnit(one, unit) : inUsualOrder(one));
  if (typeof value !== 'number' && (typeof value !== 'string' || kind !== 'date')) return undefined;
  if (from !== undefined && value < from)
    return t('{label} of {value} is unusual: most are {least} or {kind, select, number {more} other {later}}.', {
      label: t(label),
      value: words(value),
      least: words(from),
      kind: typeof value,
    });
  if (to === undefined || value <= to) return undefined;
  return usual.to === 'today'
    ? t('{label} of {value} is in the future.', { label: t(label), value: words(value) })
    : t('{label} of {value} is unusual: most are {most} or {kind, select, number {less} other {earlier}}.', {
        label: t(label),
        value: words(value),
        most: words(to),
        kind: typeof value,
      });
}

const boundOf = (bound: number | string | undefined) =>
  // Where it is later than here it is a day later at most.
  bound === 'today' ? new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) : bound;

const withUnit = (value: number, unit: string | undefined) =>
  [value.toLocaleString(locale(), { maximumFractionDigits: 4 }), unit].filter(Boolean).join(' ');

/** `2026-11-25` as Americans write it. */
const inUsualOrder = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
