import { t } from '@artesian/domain/texts/translate';
import { DATE_FORM, readDate, shortDate } from '../../dates.ts';
import { choiceOf, choiceTextsOf } from './choice-list.ts';
import { folded } from './folded.ts';
import type { CellValue, Column } from '../column.ts';

type Kind = Column<never>['kind'];

/** Filters of every kind; what else can be asked depends on the kind: text, choices as `A|B`, `yes` or `no`, `least..most`. */
export const EMPTY = '(empty)';
export const NOT_EMPTY = '(not empty)';

/** Whether values pass the filter of their column, which is read once for all of them. */
export function matcherOf(kind: Kind, filter: string): (value: CellValue) => boolean {
  if (filter === EMPTY) return isEmpty;
  if (filter === NOT_EMPTY) return (value) => !isEmpty(value);
  if (kind === 'flag') return (value) => (value === true ? 'yes' : 'no') === filter;
  if (kind === 'choice') return choiceMatcher(filter);
  if (kind === 'text') return textMatcher(filter);
  return rangeMatcher(kind, filter);
}

/** A filter in words, to follow the name of its column: `“smith”`, `Domestic or Irrigation`, `from 600 up to 700`. */
export function formatFilter(kind: Kind, filter: string): string {
  if (filter === EMPTY) return t('empty');
  if (filter === NOT_EMPTY) return t('not empty');
  if (kind === 'flag') return filter === 'yes' ? t('yes') : t('no');
  if (kind === 'choice') return choiceTextsOf(filter).map(formatChoice).join(t(' or '));
  if (kind === 'text') return `“${filter}”`;
  const said = (limit: string) => (kind === 'date' ? shortDate(readDate(limit) ?? limit) : limit);
  const [least, most] = limitsOf(filter);
  return [least && t('from {least}', { least: said(least) }), most && t('up to {most}', { most: said(most) })]
    .filter(Boolean)
    .join(' ');
}

/** What is wrong with a limit, in words; undefined where it can be understood. */
export function problemOfLimit(kind: 'number' | 'date', limit: string): string | undefined {
  if (limit === '' || limit === EMPTY || limit === NOT_EMPTY || readLimit(kind, limit) !== undefined) return undefined;
  return kind === 'date'
    ? t('“{limit}” is not a date. Write {form}, or a year.', { limit, form: DATE_FORM })
    : t('“{limit}” is not a number.', { limit });
}

/** What of a filter cannot be understood, and so hides nothing. */
export function problemOf(kind: Kind, filter: string): string | undefined {
  if (kind !== 'number' && kind !== 'date') return undefined;
  return limitsOf(filter)
    .map((limit) => problemOfLimit(kind, limit))
    .find(Boolean);
}

/** `least..most`, each of which may be left out. */
export function limitsOf(filter: string): [least: string, most: string] {
  const [least = '', most = ''] = filter.split('..').map((limit) => limit.trim());
  return [least, most];
}

const isEmpty = (value: CellValue) => value === null || value === '';

const formatChoice = (text: string) => (text === EMPTY ? 'empty' : choiceOf(text));

/** Addresses from before there could be several wrote the one as it is. */
function choiceMatcher(filter: string): (value: CellValue) => boolean {
  const texts = choiceTextsOf(filter);
  const choices = new Set<CellValue>([filter, ...texts.filter((text) => text !== EMPTY).map(choiceOf)]);
  const takesEmpty = texts.includes(EMPTY);
  return (value) => (isEmpty(value) ? takesEmpty : choices.has(value));
}

function textMatcher(filter: string): (value: CellValue) => boolean {
  const wanted = folded(filter);
  return (value) => folded(String(value ?? '')).includes(wanted);
}

/** A limit that cannot be understood, because it is still being typed perhaps, hides nothing. */
function rangeMatcher(kind: 'number' | 'date', filter: string): (value: CellValue) => boolean {
  const [least, most] = limitsOf(filter).map((limit) => readLimit(kind, limit));
  return (value) =>
    value !== null &&
    (least === undefined || compare(value, least) >= 0) &&
    (most === undefined || compare(value, most) <= 0);
}

/** ISO dates compare as text, as far as the limit says: `2024-06-30` is within 2024. */
function compare(value: CellValue, limit: string | number): number {
  if (typeof limit === 'number') return Number(value) - limit;
  const day = String(value).slice(0, limit.length);
  return day < limit ? -1 : day > limit ? 1 : 0;
}

function readLimit(kind: 'number' | 'date', typed: string): string | number | undefined {
  if (typed === '') return undefined;
  if (kind === 'date') return readDate(typed) ?? readPartOfDate(typed);
  const limit = Number(typed.replaceAll(',', ''));
  return Number.isNaN(limit) ? undefined : limit;
}

/** A year, or a month of one: `2024`, `2024-06` or `6/2024`. */
function readPartOfDate(typed: string): string | undefined {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  const iso = month ? `${year}-${month.padStart(2, '0')}` : typed;
  return /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(iso) ? iso : undefined;
}
