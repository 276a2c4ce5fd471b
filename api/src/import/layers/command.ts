import { dirname } from 'node:path';
import type { Database } from '../../platform/database/open-database.ts';
import { beside, fromHere, say, withDatabase } from '../command.ts';
import { prepareFolder, writeLines } from '../report-files.ts';
import { describeLayer } from './describe-layer.ts';
import { importLayer } from './import-layer.ts';
import { readShapeFile } from './shape-file.ts';
import type { LayerOptions } from './target-layer.ts';
import { undoLayer } from './undo-layer.ts';

interface Options extends LayerOptions {
  report?: string | undefined;
  'dry-run'?: boolean | undefined;
}

/** `import -- layer <path>`: brings shapes in and tells what became of each. */
export async function runLayerImport(path: string, options: Options): Promise<void> {
  const file = await readShapeFile(path);
  const { layer, title, group, name, attribution, audience, 'dry-run': dryRun = false } = options;
  const placeOfReport = options.report && fromHere(options.report);
  prepareFolder(dirname(placeOfReport ?? path));
  await withDatabase(async (database) => {
    const result = await importLayer(database, file, { layer, title, group, name, attribution, audience }, { dryRun });
    const report = placeOfReport ?? beside(path, dryRun ? 'dry-run' : `import-${result.importNdx}`);
    const lines = result.outcomes.map(({ number, verdict, words }) => [String(number), verdict, words]);
    writeLines(report, ['shape', 'outcome', 'remarks'], lines);
    say(`${file.fileName}\n${describeLayer(result)}\n\nEvery shape: ${report}`);
    say(dryRun ? 'Dry run: nothing was saved.' : `To undo: npm run import -- undo ${result.importNdx}`);
  });
}

/** `import -- undo <import>` of a layer. */
export async function runLayerUndo(database: Database, importNdx: number): Promise<void> {
  const { layer, restored } = await undoLayer(database, importNdx);
  say(`Import ${importNdx} is undone: the layer ${layer} ${restored ? 'has its earlier shapes again' : 'is gone'}.`);
}
