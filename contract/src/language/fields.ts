import { t, type TextValues } from '@artesian/domain/texts/translate';
import { z } from 'zod';

export type Kind =
  | 'text'
  | 'long-text'
  | 'integer'
  | 'decimal'
  | 'latitude'
  | 'longitude'
  | 'flag'
  | 'date'
  | 'timestamp'
  | 'choice'
  | 'lookup'
  | 'lookups'
  | 'reference'
  | 'key'
  | 'year'
  | 'percent'
  | 'list'
  | 'place';

/** What a screen needs to know about a field beyond its type. */
export interface FieldMeta {
  label: string;
  kind: Kind;
  /** Shown after the number, and in the header of its column. */
  unit?: string;
  /** Digits after the decimal point on screen. */
  decimals?: number;
  /** The values of a `choice`, in the order to offer them. */
  choices?: readonly string[];
  /** The lookup or register that a `lookup` or `reference` points into. */
  to?: string;
  /** One sentence under the input. */
  help?: string;
  /** What it says, for whoever reads a file or the description of a call: where the label leaves a doubt. */
  meaning?: string;
  /** Left out of the table; shown on the record only. */
  hidden?: boolean;
  /** A `lookup` that a person must choose: `UNSET` is refused, although older rows may hold it. */
  required?: boolean;
  /** Whoever enters less or more is asked whether it is meant. */
  usual?: Usual;
  /** What a new record begins with in a form: the day, or the moment, at which it is entered. */
  begins?: 'today' | 'now';
}

/** The least and the most that is usual: numbers, or days as `YYYY-MM-DD` and `today`. */
export interface Usual {
  from?: number | string;
  to?: number | string;
}

type Extra = Pick<FieldMeta, 'help' | 'meaning' | 'hidden' | 'unit' | 'decimals' | 'required' | 'usual'>;

export const fieldMeta = z.registry<FieldMeta>();

function field<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  fieldMeta.add(schema, { ...meta, label: t(meta.label), ...(meta.help && { help: t(meta.help) }) });
  return schema;
}

/** What is wrong with a value, in the language of whoever sent it: of a text with values, which cannot be looked up once they are filled in. */
const says = (words: string, values: TextValues = {}) => ({ error: () => t(words, values) });

const REQUIRED = t('*Required field');
/** What is wrong with a value that must be there: that it is not, or that it is of another kind. */
const requiredOr =
  (words: string) =>
  ({ input }: { input: unknown }) =>
    input === undefined || input === null ? REQUIRED : words;
/** PostgreSQL cannot store the character U+0000, and half of a surrogate pair is no character at all. */
const storable = (text: z.ZodString) =>
  text
    .refine((value) => !value.includes('\u0000'), t('Remove the invisible character U+0000.'))
    .refine((value) => !/\p{Surrogate}/u.test(value), t('Remove the broken character.'));

const tooLong = (max: number) =>
  max === 1 ? says('Enter exactly one character.') : says('Use at most {max} characters.', { max });

/** One line of text, trimmed, never empty. */
export const text = (label: string, max = 200, extra: Extra = {}) =>
  field(
    storable(
      z
        .string({ error: requiredOr(t('Enter text.')) })
        .trim()
        .min(1, REQUIRED)
        .max(max, tooLong(max)),
    ),
    {
      label,
      kind: 'text',
      ...extra,
    },
  );

/** Several lines of text. */
export const longText = (label: string, max = 4000, extra: Extra = {}) =>
  field(
    storable(
      z
        .string({ error: requiredOr(t('Enter text.')) })
        .trim()
        .min(1, REQUIRED)
        .max(max, says('Use at most {max} characters.', { max })),
    ),
    {
      label,
      kind: 'long-text',
      ...extra,
    },
  );

export const email = (label: string) =>
  field(z.email({ error: requiredOr(t('Invalid email format')) }).max(200, t('Use at most 200 characters.')), {
    label,
    kind: 'text',
  });

/** A whole number that the database keeps in four bytes. */
export const integer = (label: string, extra: Extra & { min?: number; max?: number } = {}) => {
  const { min = -2147483648, max = 2147483647, ...meta } = extra;
  return field(
    z
      .int({ error: t('Enter a whole number.') })
      .min(min, says('Enter {min} or more.', { min }))
      .max(max, says('Enter {max} or less.', { max })),
    { label, kind: 'integer', ...meta },
  );
};

/** A whole number of gallons or of a meter's register, with its unit: 0 or more, and as large as is exact in JSON. */
export const count = (label: string, unit: string, extra: Omit<Extra, 'unit'> & { min?: number } = {}) => {
  const { min = 0, ...meta } = extra;
  return field(
    z
      .int({ error: t('Enter a whole number.') })
      .min(min, says('Enter {min} or more.', { min }))
      .max(Number.MAX_SAFE_INTEGER, says('Enter {max} or less.', { max: Number.MAX_SAFE_INTEGER })),
    { label, kind: 'integer', unit, ...meta },
  );
};

/** A measured number, with its unit. */
export const decimal = (
  label: string,
  unit: string,
  extra: Omit<Extra, 'unit'> & { min?: number; max?: number } = {},
) => {
  const { min = -1e9, max = 1e9, ...meta } = extra;
  return field(
    z
      .number({ error: requiredOr(t('Enter a number.')) })
      .min(min, says('Enter {min} or more.', { min }))
      .max(max, says('Enter {max} or less.', { max })),
    { label, kind: 'decimal', unit, ...meta },
  );
};

/** A number as the dial of a meter shows it: 0 or more, with three decimals at most, and as large as is exact in JSON. */
export const dialNumber = (label: string, extra: Omit<Extra, 'unit'> = {}) =>
  field(
    z
      .number({ error: t('Enter a number.') })
      .min(0, t('Enter 0 or more.'))
      .max(Number.MAX_SAFE_INTEGER, says('Enter {max} or less.', { max: Number.MAX_SAFE_INTEGER }))
      .refine((value) => Number(value.toFixed(3)) === value, t('Use at most three decimals.')),
    { label, kind: 'decimal', ...extra },
  );

/** Whole gallons, also below nothing: a meter may run backwards. */
export const gallons = (label: string, extra: Omit<Extra, 'unit'> = {}) =>
  field(z.int({ error: t('Enter a whole number.') }), { label, kind: 'integer', unit: 'gal', ...extra });

/** A fraction from 0 to 1, shown as percent. */
export const percent = (label: string, extra: Extra = {}) =>
  field(
    z
      .number({ error: t('Enter a number.') })
      .min(0, t('Enter 0 or more.'))
      .max(1, t('Enter 1 or less.')),
    {
      label,
      kind: 'percent',
      ...extra,
    },
  );

/** A part of a whole, from 0 to 1 and shown as such, in the words of the specification (3 §5). */
export const fraction = (label: string, extra: Extra = {}) =>
  field(
    z
      .number({ error: t('Enter a number.') })
      .min(0, t('This field cannot be less than 0'))
      .max(1, t('This field cannot be greater than 1')),
    { label, kind: 'decimal', unit: 'fraction', ...extra },
  );

/** The keys of several rows of a lookup table. */
export const lookups = (label: string, to: string, extra: Extra = {}) => {
  const schema = field(z.array(index()).max(200, t('Choose at most 200.')), { label, kind: 'lookups', to, ...extra });
  return field(schema.default([]), fieldMeta.get(schema)!);
};

const FOUR_DIGITS = '*Requires 4 digits';

/** A year, which has no commas between its thousands. */
export const year = (label: string, extra: Extra = {}) =>
  field(z.int({ error: FOUR_DIGITS }).min(1000, FOUR_DIGITS).max(9999, FOUR_DIGITS), { label, kind: 'year', ...extra });

/** Decimal degrees north, WGS84; `words` are said of what lies outside. */
export const latitude = (label: string, extra: Extra = {}, words = t('Invalid coordinate')) =>
  field(
    z
      .number({ error: requiredOr(t('Enter a number.')) })
      .min(-90, words)
      .max(90, words),
    {
      label,
      kind: 'latitude',
      unit: '°',
      decimals: 5,
      ...extra,
    },
  );

/** Decimal degrees east, WGS84; negative in Texas. */
export const longitude = (label: string, extra: Extra = {}, words = t('Invalid coordinate')) =>
  field(
    z
      .number({ error: requiredOr(t('Enter a number.')) })
      .min(-180, words)
      .max(180, words),
    {
      label,
      kind: 'longitude',
      unit: '°',
      decimals: 5,
      ...extra,
    },
  );

const longitudeLatitude = z.tuple([z.number(), z.number()]);

/** A place as longitude and latitude. */
export const position = (label: string) => field(longitudeLatitude.clone(), { label, kind: 'place' });

/** A place as GeoJSON. */
export const point = (label: string) =>
  field(z.object({ type: z.literal('Point'), coordinates: longitudeLatitude }), { label, kind: 'place' });

/** Yes or no; no unless told. */
export const flag = (label: string, extra: Extra = {}) => {
  const meta: FieldMeta = { label, kind: 'flag', ...extra };
  return field(field(z.boolean({ error: t('Answer yes or no.') }), meta).default(false), meta);
};

/** A calendar day, `YYYY-MM-DD`. */
/** Nothing that a district keeps is of a day before, and nothing that it plans of one after. */
const [FIRST_DAY, LAST_DAY] = ['1700-01-01', '2199-12-31'];
const DAY_MS = 86_400_000;

/** Somewhere it is a day later than here, and clocks of devices go wrong by hours. */
const isPast = (moment: string) => Date.parse(moment) <= Date.now() + DAY_MS;

/** A calendar day. Of what was done, such as drilling, `isPast` refuses a day in the future. */
export const date = (label: string, extra: Extra & { isPast?: boolean } = {}) => {
  const { isPast: mustBePast = false, ...meta } = extra;
  return field(
    z.iso
      .date({ error: t("Invalid date format. Expected 'YYYY-MM-DD'."), abort: true })
      .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, {
        error: t('Enter a year from 1700 through 2199.'),
        abort: true,
      })
      .refine((day) => !mustBePast || isPast(day), t('Enter a date that is not in the future.')),
    { label, kind: 'date', ...meta },
  );
};

/** An instant in ISO 8601 with its offset from UTC. Of what was done `isPast` refuses one in the future. */
export const timestamp = (label: string, extra: Extra & { isPast?: boolean } = {}) => {
  const { isPast: mustBePast = false, ...meta } = extra;
  return field(
    z.iso
      .datetime({ offset: true, error: t('Enter a date and time in ISO format.'), abort: true })
      .refine((moment) => !mustBePast || isPast(moment), t('Enter a time that is not in the future.')),
    { label, kind: 'timestamp', ...meta },
  );
};

/** A calendar day that a new record begins with today; where a call does not name it, the database fills it in. */
export const dateFromToday = (label: string, extra: Parameters<typeof date>[1] = {}) => {
  const schema = date(label, extra);
  return field(schema.optional(), { ...fieldMeta.get(schema)!, begins: 'today' });
};

/** An instant that a new record begins with now; where a call does not name it, the database fills it in. */
export const timestampFromNow = (label: string, extra: Parameters<typeof timestamp>[1] = {}) => {
  const schema = timestamp(label, extra);
  return field(schema.optional(), { ...fieldMeta.get(schema)!, begins: 'now' });
};

export const choice = <const T extends readonly [string, ...string[]]>(label: string, choices: T, extra: Extra = {}) =>
  field(z.enum(choices, says('Choose one of: {choices}.', { choices: choices.join(', ') })), {
    label,
    kind: 'choice',
    choices,
    ...extra,
  });

/** Unset in every lookup table, kept there as a row so that references hold; shown blank, left out of counts. */
export const UNSET = 999;
/** The contact that stands for no owner. */
export const NO_OWNER = 999999;

const NOT_IN_LIST = t('Choose one from the list.');
const index = () =>
  z
    .int({ error: requiredOr(NOT_IN_LIST) })
    .min(0, NOT_IN_LIST)
    .max(2147483647, NOT_IN_LIST);

/** The key of a row in a lookup table, such as a well's classification; `UNSET` unless told. */
export const lookup = (label: string, to: string, extra: Extra = {}) => {
  const schema = field(index(), { label, kind: 'lookup', to, ...extra });
  return field(schema.default(UNSET), fieldMeta.get(schema)!);
};

/** The key of a record in another register. */
export const reference = (label: string, to: string, extra: Extra = {}) =>
  field(index(), { label, kind: 'reference', to, ...extra });

/** What names a row, in an address or another row; of `to` where that is not the row itself. No number for people. */
export const key = (label: string, to?: string, extra: Extra = {}) =>
  field(z.int(), { label, kind: 'key', hidden: true, ...(to !== undefined && { to }), ...extra });

/** Several values: numbers of records (of `to`) or words. */
export const list = <S extends z.ZodType>(label: string, of: S, extra: Extra & Pick<FieldMeta, 'to'> = {}) =>
  field(z.array(of), { label, kind: 'list', ...extra });

export type Plain<S> = S extends z.ZodDefault<infer I extends z.ZodType> | z.ZodOptional<infer I extends z.ZodType>
  ? I
  : S;

export const withoutDefault = <S extends z.ZodType>(schema: S): Plain<S> =>
  (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? schema.unwrap() : schema) as Plain<S>;

/** May be left empty: `null` in the record, and when a new record does not mention it. */
export const optional = <S extends z.ZodType>(schema: S) => {
  const meta = fieldMeta.get(schema)!;
  const nullable = field(z.nullable(withoutDefault(schema)), meta);
  return field<z.ZodDefault<typeof nullable>>(nullable.default(null as never), meta);
};

/** Has this value when a new record does not mention it. */
export const defaulted = <S extends z.ZodType>(schema: S, value: z.output<S>): z.ZodDefault<S> =>
  field<z.ZodDefault<S>>(schema.default(value as never), fieldMeta.get(schema)!);

/** The same field in a unit that its record alone knows. */
export const withUnit = <S extends z.ZodType>(schema: S, unit: string): S =>
  field(schema.clone(), { ...fieldMeta.get(schema)!, unit });

/** The same field under another word, where the specification calls one thing differently in two places. */
export const called = <S extends z.ZodType>(label: string, schema: S, extra: Extra = {}): S =>
  field(schema.clone(), { ...fieldMeta.get(schema)!, ...extra, label });
