/** Amounts as people write them into sheets: in files that are brought in. */
import { unitsIn } from './units.ts';

export interface Quantity {
  /** In the unit that was asked for. */
  value: number;
  /** It was written as an estimate: `~300`, `300?`. */
  isAbout: boolean;
  /** The other unit that was written beside it, and converted from. */
  writtenIn?: string;
}

/** What people write for a unit, without dots, blanks and capitals. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  ft: ["'", 'ft', 'feet', 'foot'],
  in: ['"', "''", 'in', 'inch', 'inches'],
  m: ['m', 'meter', 'meters', 'metre', 'metres'],
  cm: ['cm', 'centimeter', 'centimeters'],
  mm: ['mm', 'millimeter', 'millimeters'],
  gpm: ['gpm', 'gal/min', 'gallonsperminute'],
  'l/s': ['l/s', 'lps'],
  'm³/h': ['m³/h', 'm3/h'],
  cfs: ['cfs', 'ft3/s', 'cuft/s', 'cubicfeetpersecond'],
  gal: ['gal', 'gals', 'gallon', 'gallons'],
  'thousand gal': ['thousandgal', 'thousandgallons', 'kgal'],
  'million gal': ['milliongal', 'milliongallons', 'mgal'],
  'acre-ft': ['acre-ft', 'acre-feet', 'acreft', 'acrefeet', 'ac-ft', 'acft', 'af'],
  'cu ft': ['cuft', 'cubicfeet', 'ft3', 'ft³'],
  'm³': ['m³', 'm3', 'cubicmeters'],
  hp: ['hp', 'horsepower'],
};

const NUMBER = String.raw`[+-]?(?:\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const AMOUNT = new RegExp(String.raw`^(${NUMBER})\s*([^\d\s].*)?$`, 'i');
const FEET_AND_INCHES = new RegExp(
  String.raw`^(\d[\d,]*)\s*(?:'|ft\.?|feet|foot)\s*(${NUMBER})\s*(?:"|''|in\.?|inches|inch)?$`,
  'i',
);
/** `6 5/8"`, as casings are measured. */
const FRACTION = /^(?:(\d+)[ -])?(\d{1,2})\/(\d{1,2})\s*([^\d\s].*)?$/;
const ABOUT = /^(?:~|≈|±|\+\/-|approximately|approx\.?|about|circa|ca\.|c\.)\s*/i;

/** The text of an estimate without what says so. */
export function withoutAbout(text: string): { text: string; isAbout: boolean } {
  const plain = text.replace(ABOUT, '').replace(/\s*\?$/, '');
  return { text: plain, isAbout: plain !== text };
}

/**
 * `82.0'`, `400 gpm`, `~300`, `1,200`, `82' 6"` in a unit. `usual` is the unit of a number that stands alone, where that is another. Undefined
 * for what is no amount, or is one of something else.
 */
export function readQuantity(written: string, unit?: string, usual: string | undefined = unit): Quantity | undefined {
  const { text, isAbout } = withoutAbout(
    written.replaceAll(/[’′`]/g, "'").replaceAll(/[”″]/g, '"').replace('−', '-').trim(),
  );
  const read = feetAndInches(text) ?? fraction(text) ?? amount(text);
  if (!read) return undefined;
  const named = read.unit === undefined ? usual : unitSpelled(read.unit, unit);
  if (named === undefined && read.unit !== undefined) return undefined;
  const factor = named === unit ? 1 : unitsIn[unit!]?.[named!];
  if (factor === undefined) return undefined;
  const value = factor === 1 ? read.number : Number((read.number * factor).toPrecision(10));
  const isConverted = named !== usual && named !== unit;
  return { value, isAbout, ...(isConverted && { writtenIn: named! }) };
}

interface Read {
  number: number;
  unit?: string | undefined;
}

function amount(text: string): Read | undefined {
  const [, number, unit] = AMOUNT.exec(text) ?? [];
  return number === undefined ? undefined : { number: plainNumber(number), unit };
}

function feetAndInches(text: string): Read | undefined {
  const [, feet, inches] = FEET_AND_INCHES.exec(text) ?? [];
  if (feet === undefined || !(Number(inches) < 12)) return undefined;
  return { number: Number((plainNumber(feet) + Number(inches) / 12).toPrecision(10)), unit: 'ft' };
}

function fraction(text: string): Read | undefined {
  const [, whole = '0', part, of, unit] = FRACTION.exec(text) ?? [];
  // A month and a day look the same.
  if (part === undefined || unit === undefined || Number(part) >= Number(of)) return undefined;
  return { number: Number(whole) + Number(part) / Number(of), unit };
}

const plainNumber = (text: string) => Number(text.replaceAll(',', ''));

/**
 * The unit that a heading names in parentheses, `Depth (m)`, where it converts into this one. Undefined for the unit itself and for what is none,
 * `Depth (reported)`.
 */
export function unitOfHeading(heading: string, unit: string | undefined): string | undefined {
  const named = /\(([^()]*)\)\s*$/.exec(heading)?.[1];
  const read = named === undefined ? undefined : unitSpelled(named, unit);
  return read === unit ? undefined : read;
}

/** The unit that is written, among the field's own and those that convert into it. */
function unitSpelled(written: string, unit: string | undefined): string | undefined {
  if (unit === undefined) return undefined;
  const plain = written.toLowerCase().replaceAll(/[\s.]/g, '');
  return [unit, ...Object.keys(unitsIn[unit] ?? {})].find((one) => spellingsOf(one).includes(plain));
}

/** `ft msl` is written as `ft` too. */
const spellingsOf = (unit: string): readonly string[] =>
  spellings[unit] ?? [...(spellings[unit.split(' ')[0]!] ?? []), unit.replaceAll(' ', '')];
