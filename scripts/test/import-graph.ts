import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isSource = (name: string) => /\.(ts|tsx|mts|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name);
const generated = ['node_modules', 'dist', 'data', 'peers', '.cache'];

/** Each file with the files that it imports: statically, by `import()`, or for their types alone. Paths are those below the root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports of all sources in these folders. */
export function importsOf(folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) => sourcesIn(join(root, folder)));
  return new Map(
    files.map((file) => {
      const imported = specifiersOf(file, readFileSync(file, 'utf8')).flatMap((specifier) => fileOf(specifier, file));
      return [relative(root, file), new Set(imported.map((path) => relative(root, path)))];
    }),
  );
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !generated.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return isSource(entry.name) ? [path] : [];
    });
}

/** What a source imports, as it is written there. An `import()` of an address that is computed is not followed. */
export function specifiersOf(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  const atNeed = module.dynamicImports.map(({ moduleRequest: { start, end } }) => literalOf(source.slice(start, end)));
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...atNeed].filter(
    (specifier) => specifier !== undefined,
  );
}

const literalOf = (expression: string) => /^(['"`])([^$]*)\1$/.exec(expression)?.[2];

/** A file of ours; nothing where it is a package. */
function fileOf(specifier: string, importer: string): string[] {
  const [, room = '', path] = /^@artesian\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!path && !specifier.startsWith('.')) return [];
  const file = path
    ? join(root, room, 'src', path.endsWith('.json') ? path : `${path}.ts`)
    : resolve(dirname(importer), specifier.replace(/\?.*$/, ''));
  if (!existsSync(file)) throw new Error(`${relative(root, importer)} imports ${specifier}, which is no file.`);
  return [file];
}

/** Files that import one another, however far around; each circle once. By the algorithm of Tarjan. */
export function circlesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string) => {
    const at = order.size;
    order.set(file, at);
    lowest.set(file, at);
    open.push(file);
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) visit(imported);
      if (open.includes(imported)) lower(file, lowest.get(imported)!);
    }
    if (lowest.get(file) !== at) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.has(file)) circles.push(circle);
  };
  const lower = (file: string, to: number) => lowest.set(file, Math.min(lowest.get(file)!, to));
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/** Imports that lead up: from a file to one on a higher floor. `floorOf` is undefined for a file that stands on none. */
export function importsUpwards(graph: ImportGraph, floorOf: (file: string) => number | undefined): string[] {
  return [...graph].flatMap(([file, imported]) => {
    const floor = floorOf(file);
    return [...imported]
      .filter((other) => floor !== undefined && (floorOf(other) ?? -1) > floor)
      .map((other) => `${file} → ${other}`);
  });
}
