/** What of an OpenAPI description is read here. */
interface Operation {
  parameters?: { in: string; name: string }[];
}
/** By method. */
type Item = Record<string, Operation>;
export type Paths = Record<string, Item>;

/** What stands for parameters of one place that calls name differently. */
const SHARED = 'key';

/** `getListWellsByWellNdx`: what programs that are made from the description call a call. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '/')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

/**
 * The same calls with each path once. Calls of one path may name its parameter differently: the records of a well are asked for by its number, and one of
 * them is changed by its own. To OpenAPI these are the same path, so its parameter has a common name there, and each call says what is meant.
 */
export function withEachPathOnce(paths: Paths): Paths {
  const byShape = new Map<string, string[]>();
  for (const path of Object.keys(paths)) {
    const shape = path.replaceAll(/\{\w+\}/g, '{}');
    byShape.set(shape, [...(byShape.get(shape) ?? []), path]);
  }
  return Object.fromEntries(
    [...byShape.values()].map((same) => {
      const [first] = same as [string];
      if (same.length === 1) return [first, paths[first]!];
      const items = same.map((path) => renamed(paths[path]!, namesIn(path), sharedNames(same)));
      return [withNames(first, sharedNames(same)), Object.assign({}, ...items) as Item];
    }),
  );
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** By their place: the name that all calls have, or the one for what they name differently. */
const sharedNames = (paths: readonly string[]): string[] =>
  namesIn(paths[0]!).map((name, place) => (paths.every((path) => namesIn(path)[place] === name) ? name : SHARED));

function withNames(path: string, names: readonly string[]): string {
  const left = [...names];
  return path.replaceAll(/\{\w+\}/g, () => `{${left.shift()}}`);
}

function renamed(item: Item, before: readonly string[], after: readonly string[]): Item {
  const nameOf = new Map(before.map((name, place) => [name, after[place]!]));
  const named = ({ parameters = [], ...operation }: Operation): Operation => ({
    ...operation,
    parameters: parameters.map((parameter) => {
      const name = (parameter.in === 'path' && nameOf.get(parameter.name)) || parameter.name;
      return name === parameter.name ? parameter : { ...parameter, name, description: `The ${parameter.name}.` };
    }),
  });
  return Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, named(operation)]));
}
