/**
 * Whether the properties pass a filter as layers and legends have them: `==`, `!=`, `in`, `all`, `any` and `!` over `get`,
 * `literal` and `case`, with MapLibre's meaning. The map decides by itself; this counts beside it. Throws for any other expression.
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
      throw new Error(`Features cannot be counted by ${String(operator)}.`);
  }
}

/** What an expression comes to. Throws for one that is not understood. */
export function valueOf(part: unknown, properties: Readonly<Record<string, unknown>>): unknown {
  if (!Array.isArray(part)) return part;
  const [operator, argument, ...others] = part as unknown[];
  if (operator === 'get') return properties[argument as string] ?? null;
  if (operator === 'literal') return argument;
  if (operator === 'case') {
    const [outcome, ...further] = others;
    if (matches(argument as unknown[], properties)) return valueOf(outcome, properties);
    return further.length > 1 ? valueOf(['case', ...further], properties) : valueOf(further[0], properties);
  }
  throw new Error(`Features cannot be counted by ${String(operator)}.`);
}
