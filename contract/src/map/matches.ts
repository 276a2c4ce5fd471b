import { t } from '@artesian/domain/texts/translate';
/** An expression that the map understands and this does not. */
export class UnknownExpression extends Error {
  constructor(operator: unknown) {
    super(t('Features cannot be counted by {operator}.', { operator: String(operator) }));
  }
}

/** The outcome of a test, or what it is taken to be where it needs an expression that is not known here. */
export function unlessUnknown(test: () => boolean, otherwise: boolean): boolean {
  try {
    return test();
  } catch (error) {
    if (error instanceof UnknownExpression) return otherwise;
    throw error;
  }
}

/**
 * Whether the properties pass a filter as layers and legends have them: comparisons, `has`, `in`, `all`, `any` and `!` over
 * `get`, `literal` and `case`, with MapLibre's meaning. The map decides by itself; this counts beside it. Throws
 * UnknownExpression for any other.
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
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compares[operator](value(rest[0]), value(rest[1]));
    case 'has':
      return (properties[rest[0] as string] ?? undefined) !== undefined;
    case 'in':
      return (value(rest[1]) as unknown[]).includes(value(rest[0]));
    case 'all':
      return rest.every(holds);
    case 'any':
      return rest.some(holds);
    case '!':
      return !holds(rest[0]);
    default:
      throw new UnknownExpression(operator);
  }
}

type Compare = (one: unknown, other: unknown) => boolean;

/** Numbers compare with numbers and texts with texts; nothing else does. */
const alike = (compare: (one: never, other: never) => boolean): Compare => {
  return (one, other) =>
    typeof one === typeof other && ['number', 'string'].includes(typeof one) && compare(one as never, other as never);
};
const compares = {
  '<': alike((one, other) => one < other),
  '<=': alike((one, other) => one <= other),
  '>': alike((one, other) => one > other),
  '>=': alike((one, other) => one >= other),
};

/** What an expression comes to. Throws UnknownExpression. */
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
  throw new UnknownExpression(operator);
}
