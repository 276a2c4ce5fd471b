import { counted, section, sumLines } from '../report.ts';
import type { LayerResult } from './import-layer.ts';
import type { ShapeOutcome } from './sort-shapes.ts';

/** The sums of an import of shapes, with what has to be looked at. */
export function describeLayer({ layer, replaced, system, outcomes, remarks, names }: LayerResult): string {
  const wordsOf = (wanted: ShapeOutcome['verdict']) =>
    outcomes.filter(({ verdict, words }) => verdict === wanted && words).map(({ words }) => words);
  const count = (wanted: ShapeOutcome['verdict']) => outcomes.filter(({ verdict }) => verdict === wanted).length;
  const former = replaced === null ? 'new' : `replacing ${replaced.toLocaleString('en-US')} shapes`;
  return [
    `Layer: ${layer}, ${former}`,
    `Coordinates: ${system}`,
    '',
    ...sumLines([
      ['added', count('added')],
      ['refused', count('refused')],
      ['shapes in all', outcomes.length],
    ]),
    ...section('Refused because', counted(wordsOf('refused'))),
    ...section('Added, but', counted(wordsOf('added'))),
    ...(names.length > 0 ? ['', `To name the shapes: --name with one of ${names.join(', ')}.`] : []),
    ...(remarks.length > 0 ? ['', 'To review:', ...remarks.map((remark) => `  ${remark}`)] : []),
  ].join('\n');
}
