import type { Channel, ChannelKind } from './logger-file.ts';

/** How a unit is written here, and how makers write it, in lower case. */
const spellings: Record<string, readonly string[]> = {
  '°C': ['°c', 'c', 'deg c', 'degc', 'øc', 'celsius', 'deg. c', 'grad c', 'degree c'],
  '°F': ['°f', 'f', 'deg f', 'degf', 'fahrenheit'],
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
  cm: ['cm', 'centimeters'],
  mm: ['mm'],
  ft: ['ft', 'feet', 'foot', "'"],
  in: ['in', 'inch', 'inches'],
  mH2O: ['mh2o', 'mws', 'mwc', 'm h2o'],
  cmH2O: ['cmh2o', 'cm h2o', 'cmwc'],
  ftH2O: ['fth2o', 'ft h2o'],
  mmHg: ['mmhg', 'torr'],
  inHg: ['inhg'],
  psi: ['psi', 'psia', 'psig'],
  kPa: ['kpa'],
  hPa: ['hpa'],
  mbar: ['mbar', 'mb', 'millibar'],
  bar: ['bar'],
  V: ['v', 'volt', 'volts'],
  mV: ['mv', 'millivolt', 'millivolts'],
  'µS/cm': ['µs/cm', 'μs/cm', 'us/cm', 'µs', 'us'],
  'mS/cm': ['ms/cm'],
};
const canonical = new Map(
  Object.entries(spellings).flatMap(([unit, known]) => known.map((one) => [one, unit] as const)),
);

/** A unit as it is written here; as it came where it is not known. */
export const unitOf = (written: string): string => canonical.get(written.trim().toLowerCase()) ?? written.trim();

/** Feet of water that one of the unit stands for; pressures by a water of 1,000 kg/m³ (1 kPa is 0.101972 m, 1 m is 3.28084 ft). */
const feetOf: Record<string, number> = {
  ft: 1,
  in: 1 / 12,
  m: 3.28084,
  cm: 0.0328084,
  mm: 0.00328084,
  mH2O: 3.28084,
  cmH2O: 0.0328084,
  ftH2O: 1,
  kPa: 0.101972 * 3.28084,
  hPa: 0.0101972 * 3.28084,
  mbar: 0.0101972 * 3.28084,
  bar: 10.1972 * 3.28084,
  psi: 6.894757 * 0.101972 * 3.28084,
  mmHg: 0.1333224 * 0.101972 * 3.28084,
  inHg: 3.386389 * 0.101972 * 3.28084,
};

/** Feet of water per unit; undefined for what is neither a length nor a pressure. */
export const feetPer = (unit: string): number | undefined => feetOf[unit];

const pressures = new Set(['psi', 'kPa', 'hPa', 'mbar', 'bar', 'mmHg', 'inHg', 'cmH2O', 'mH2O', 'ftH2O']);
const temperatures = new Set(['°C', '°F']);
const lengths = new Set(['ft', 'in', 'm', 'cm', 'mm']);

const kinds: readonly [ChannelKind, (name: string, unit: string) => boolean][] = [
  ['temperature', (name, unit) => temperatures.has(unit) || /^te?mp|temperat/i.test(name)],
  ['battery', (name) => /batt?\b|batt|volts?$/i.test(name)],
  ['conductivity', (name, unit) => /cond|^cnd|^ec\b|^sc$/i.test(name) || unit === 'µS/cm' || unit === 'mS/cm'],
  ['barometer', (name, unit) => /baro/i.test(name) && !lengths.has(unit)],
  ['depth', (name) => /dtw|depth to water|below|abstich|depth_to/i.test(name)],
  ['pressure', (name, unit) => pressures.has(unit) || /pres|druck|^prs/i.test(name)],
  ['level', (name, unit) => /level|depth|feet|head|stage|wasserstand|niveau|^dep/i.test(name) || lengths.has(unit)],
];

/** A channel by the name and the unit that its file gives it. */
export function channelOf(name: string, writtenUnit = ''): Channel {
  const unit = unitOf(writtenUnit || (/^feet$/i.test(name) ? 'ft' : ''));
  return { name, unit, kind: kinds.find(([, is]) => is(name, unit))?.[0] ?? 'other' };
}

/** A heading that holds both: `Pressure [mWS]`, `Depth (ft) (603456)`, `Temp, °F (LGR S/N: 10123456)`. */
export function splitHeading(heading: string): { name: string; unit: string } {
  const plain = heading.replaceAll(/\((?:LGR|SEN)?[^()]*S\/N[^()]*\)|\(\d{4,}\)/gi, '').trim();
  const bracketed = /^(.*?)\s*[[(]([^\])]*)[\])]\s*$/.exec(plain);
  if (bracketed) return { name: bracketed[1]!.trim(), unit: bracketed[2]! };
  const behindComma = /^(.*),\s*([^,]+)$/.exec(plain);
  if (behindComma) return { name: behindComma[1]!.trim(), unit: behindComma[2]! };
  return { name: plain, unit: '' };
}
