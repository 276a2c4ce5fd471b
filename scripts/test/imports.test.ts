import { describe, expect, it } from 'vitest';
import { circlesIn, importsOf, importsUpwards, specifiersOf, type ImportGraph } from './import-graph.ts';

const graph = importsOf(['domain', 'contract', 'demo', 'api', 'web', 'e2e', 'bench', 'scripts']);

/** From the lowest: a file imports from its own floor and those below. A floor names folders or files, `…/` for a folder. */
type Floors = readonly (readonly string[])[];

/** The highest floor that names the file, so that `''` can stand for all the others. */
const floorIn = (floors: Floors) => (file: string) => {
  const named = floors.findLastIndex((places) => places.some((place) => place !== '' && startsAt(place, file)));
  if (named >= 0) return named;
  const others = floors.findIndex((places) => places.includes(''));
  return others >= 0 ? others : undefined;
};
const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const startsAt = (place: string, file: string) => (place.endsWith('/') ? file.startsWith(place) : file === place);

/** The part of the graph below a folder, by paths below it. */
const within = (folder: string): ImportGraph =>
  new Map(
    [...graph]
      .filter(([file]) => file.startsWith(folder))
      .map(([file, imported]) => [
        file.slice(folder.length),
        new Set([...imported].filter((other) => other.startsWith(folder)).map((other) => other.slice(folder.length))),
      ]),
  );

describe('imports', () => {
  it('form no circle, those at need and those of types among them', () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  it('lead from room to room on one way only', () => {
    const mayImport: Record<string, string[]> = {
      'domain/': [],
      'contract/': ['domain/src/'],
      'demo/': ['domain/src/'],
      'api/src/': ['domain/src/', 'contract/src/', 'demo/src/'],
      'web/src/': ['domain/src/', 'contract/src/'],
    };
    const strayed = Object.entries(mayImport).flatMap(([room, others]) =>
      [...graph]
        .filter(([file]) => file.startsWith(room))
        .flatMap(([file, imported]) =>
          [...imported]
            .filter((other) => isSource(other) && ![room, ...others].some((allowed) => other.startsWith(allowed)))
            .map((other) => `${file} → ${other}`),
        ),
    );
    expect(strayed).toEqual([]);
  });

  it('of the sources lead to no test, and of tests and measurements to no browser journey', () => {
    const floors: Floors = [
      [''],
      ['scripts/', 'api/test/', 'web/test/', 'contract/test/', 'demo/test/', 'domain/test/'],
      ['bench/'],
      ['e2e/'],
    ];
    expect(importsUpwards(graph, floorIn(floors))).toEqual([]);
  });

  it('of the browser lead down its floors: places, parts, sign-in, registers, things of the field, frame, screens, routes', () => {
    const floors: Floors = [
      ['screens/'],
      ['ui/', 'loading/', 'language/', 'theme.ts', 'theme-components.ts'],
      ['session/', 'api.ts', 'answers-as-of.ts', 'refreshing-after-writes.ts', 'effects-of-saves/', 'unlikely/'],
      ['register/', 'saved-views/'],
      [''],
      ['shell/'],
      ['signed-in-loaders.ts'],
      ['screen-loaders.ts'],
      ['routes.tsx'],
      ['App.tsx'],
      ['start.tsx'],
      ['main.ts'],
    ];
    expect(importsUpwards(within('web/src/'), floorIn(floors))).toEqual([]);
  });

  it('of the server lead down its floors: platform, handlers, things of the field, all endpoints, the server', () => {
    const floors: Floors = [
      ['platform/'],
      [
        'platform/calls/',
        'platform/context.ts',
        // What a handler finds in its context, each told by its own folder.
        'error-reports/error-service.ts',
        'jobs/job.ts',
        'map/base-map/open-base-map.ts',
        'sign-in/accounts.ts',
        'sign-in/authentication.ts',
        'sign-in/current-accounts.ts',
        'sign-in/seeing-tokens.ts',
        'sign-in/sessions.ts',
        'sign-in/tokens.ts',
        'views/dependencies.ts',
      ],
      [''],
      ['demonstration.ts', 'every-answer.ts'],
      ['app.ts', 'load-demonstration.ts'],
      ['main.ts'],
    ];
    expect(importsUpwards(within('api/src/'), floorIn(floors))).toEqual([]);
  });

  it('of what loads the screens come from the routes alone', () => {
    const importersOf = (name: string) =>
      [...graph].flatMap(([file, imported]) => (imported.has(`web/src/${name}`) ? [file] : []));
    expect(importersOf('screen-loaders.ts')).toEqual(['web/src/routes.tsx']);
    expect(importersOf('signed-in-loaders.ts')).toEqual(['web/src/screen-loaders.ts']);
  });
});

describe('the graph of imports', () => {
  const source = `
    import type { A } from './a.ts';
    import './b.ts';
    export { c } from './c.ts';
    export * from './d.ts';
    const e = () => import('./e.ts');
    const other = () => import(address);
    // import './f.ts';
    const text = "import './g.ts'";
  `;

  it('knows every way of importing, and no comment or text', () => {
    expect(specifiersOf('some.ts', source).toSorted()).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts']);
  });

  it('finds a circle whichever file it begins with, and a file that imports itself', () => {
    const some: ImportGraph = new Map([
      ['top', new Set(['a', 'b'])],
      ['a', new Set(['b', 'leaf'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a'])],
      ['self', new Set(['self'])],
      ['leaf', new Set()],
    ]);
    expect(circlesIn(some).map((circle) => circle.toSorted())).toEqual([['a', 'b', 'c'], ['self']]);
  });
});
