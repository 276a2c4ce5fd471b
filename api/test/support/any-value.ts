import fc from 'fast-check';
import type { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** What breaks programs that trust their input. */
const hostileTexts = [
  "' or 1=1 --",
  "'; drop table wells; --",
  '$1',
  '$$',
  '%',
  '_',
  '\\',
  '"',
  '{"$gt": ""}',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '" onerror="alert(1)',
  '../../etc/passwd',
  'file:///etc/passwd',
  '=1+1',
  '',
  ' ',
  '\t\n',
  'a\u0000b',
  '\ud800',
  '\u202Egnp.exe',
  'e\u0301',
  '水井🚰',
  'x'.repeat(5000),
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '1,234',
  '１２',
  'null',
  'true',
  '[]',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
];
const hostileNumbers = [0, -1, -0.5, 1.5, 1e-300, 1e308, -1e12, 2 ** 31, 2 ** 53 + 2];
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, ...hostileNumbers),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], { length: 1e9 }),
);
export const hostileText = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...hostileTexts) }, fc.string());

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
const texts: Record<string, fc.Arbitrary<string>> = {
  date: day.map((date) => date.toISOString().slice(0, 10)),
  'date-time': day.map((date) => date.toISOString()),
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

/** A value as a JSON Schema describes it, with numbers that often are keys of records; now and then, at any depth, another one. */
export function valueOf(schema: Schema, whole: Schema = schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: asDescribed(schema, whole) }, { weight: 1, arbitrary: hostileValue });
}

function asDescribed(schema: Schema, whole: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined)
    return fc.constant(null).chain(() => asDescribed(referredTo(schema.$ref!, whole), whole));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => asDescribed(choice, whole)));
  switch (schema.type) {
    case 'string':
      return fc.oneof(texts[schema.format ?? ''] ?? fc.string({ maxLength: schema.maxLength ?? 40 }), hostileText);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf((schema.items ?? {}) as Schema, whole), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    case 'object':
      return objectOf(schema, whole);
    default:
      return hostileValue;
  }
}

function numberOf({ type, minimum, maximum }: Schema): fc.Arbitrary<number> {
  const key = fc.integer({ min: 1, max: 8 });
  const inside = { min: Math.max(minimum ?? -1000, -1e9), max: Math.min(maximum ?? 1_000_000, 1e9) };
  if (type === 'integer') return fc.oneof(key, fc.integer(inside));
  return fc.oneof(key, fc.double({ ...inside, noNaN: true }));
}

function objectOf(schema: Schema, whole: Schema): fc.Arbitrary<object> {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const required = schema.required ?? [];
  const named = Object.entries(properties).map(([name, property]) => {
    const value = valueOf(property, whole);
    const absent = fc.constant(undefined);
    const weight = required.includes(name) ? 19 : 1;
    return [name, fc.oneof({ weight, arbitrary: value }, { weight: 1, arbitrary: absent })] as const;
  });
  const others = schema.additionalProperties as Schema | undefined;
  const free = others && Object.keys(properties).length === 0;
  return free
    ? fc.dictionary(hostileText, valueOf(others, whole), { maxKeys: 3 })
    : fc.record(Object.fromEntries(named));
}

function referredTo(reference: string, whole: Schema): Schema {
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], whole);
  return found as Schema;
}
