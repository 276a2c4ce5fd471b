/**
 * Whether the properties pass a filter as legends have them: `==`, `!=`, `in`, `all`, `any` and `!` over `get` and `literal`,
 * with MapLibre's meaning. The map decides by itself; this counts beside it. Throws for any other expression.
 */
export function matches(filter: readonly unknown[], properties: Readonly<Record<string, unknown>>): boolean {
  const [operator, ...rest] = filter;
  const value = (part: unknown) => valueOf(part, properties);
  const holds = (part: unknown) => matches(part as unknown[], properties);
  switch (operator) {
    case '==':
      return value(rest[0]) === value(rest[1]);
    case '!=':
      return value(rest[0]) !== value(rest[1]);
    case 'in':
      return (value(rest[1]) as unknown[]).includes(value(rest[0]));
    case 'all':
      return rest.every(holds);
    case 'any':
      return rest.some(holds);
    case '!':
      return !holds(rest[0]);
    default:
      throw new Error(`A legend cannot be counted by ${String(operator)}.`);
  }
}

function valueOf(part: unknown, properties: Readonly<Record<string, unknown>>): unknown {
  if (!Array.isArray(part)) return part;
  const [operator, argument] = part as unknown[];
  if (operator === 'get') return properties[argument as string] ?? null;
  if (operator === 'literal') return argument;
  throw new Error(`A legend cannot be counted by ${String(operator)}.`);
}
