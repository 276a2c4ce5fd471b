import { locale, t } from '@artesian/domain/texts/translate';
import type { Fact } from './well-facts.ts';

/** What a popup says of a shape: its properties, but for those the layer leaves out and those that say nothing. */
export function factsOfShape(properties: Readonly<Record<string, unknown>>, leftOut: readonly string[]): Fact[] {
  return Object.entries(properties)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, value]) => ({ label: labelOf(name), value: wordOf(value, unitOf(name)) }))
    .filter(({ value }) => value !== '');
}

/** How the names of measured properties end. */
const units = { acres: 'acres', percent: '%', mg_l: 'mg/L', ft: 'ft', mi: 'mi', gal: 'gal', gpm: 'gpm' } as const;
type Suffix = keyof typeof units;

const suffixOf = (name: string) => Object.keys(units).find((end): end is Suffix => `_${name}`.endsWith(`_${end}`));

function unitOf(name: string): string | undefined {
  const suffix = suffixOf(name);
  return suffix && units[suffix];
}

/** 'zone_name' as 'Zone name', 'depth_ft' as 'Depth'; what is its unit alone is an area. */
function labelOf(name: string): string {
  const suffix = suffixOf(name);
  const bare = suffix ? name.slice(0, -suffix.length) : name;
  const label = bare.replaceAll('_', ' ').trim() || (suffix === 'acres' ? 'area' : name);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The map hands lists and objects over as text, so that an empty one is two brackets. */
const emptyTexts: readonly unknown[] = ['[]', '{}', 'null'];

function wordOf(value: unknown, unit: string | undefined): string {
  if (value == null || emptyTexts.includes(value)) return '';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'number' && unit) return `${value.toLocaleString(locale())} ${unit}`;
  return String(value).trim();
}
