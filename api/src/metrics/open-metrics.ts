/** A family of measurements in OpenMetrics: one kind of thing, by its labels. */
export interface Family {
  name: string;
  type: 'counter' | 'gauge' | 'histogram' | 'info';
  /** What the name ends with, where it has one. */
  unit?: 'seconds' | 'bytes';
  help: string;
  samples: Sample[];
}

interface Sample {
  /** What comes behind the family's name: `_total`, `_bucket`. */
  suffix?: string;
  labels?: Record<string, string>;
  value: number;
}

export const MEDIA_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** The text that such a service reads (OpenMetrics 1.0). */
export const openMetrics = (families: readonly Family[]): string => `${families.map(textOf).join('')}# EOF\n`;

function textOf({ name, type, unit, help, samples }: Family): string {
  const head = [
    `# TYPE ${name} ${type}`,
    ...(unit ? [`# UNIT ${name} ${unit}`] : []),
    `# HELP ${name} ${escaped(help)}`,
  ];
  const lines = samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${inBraces(labels)} ${value}`);
  return [...head, ...lines].map((line) => `${line}\n`).join('');
}

function inBraces(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
