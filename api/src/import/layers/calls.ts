import { bringShapes, undoShapes } from '@artesian/contract/map/bring-shapes';
import { act } from '../../platform/calls/act.ts';
import { answer } from '../../platform/calls/answer.ts';
import { invalid } from '../../platform/problems.ts';
import { transaction } from '../../platform/transaction.ts';
import { bodyOf, discardAll, receiveFiles } from '../../platform/uploads/receive-files.ts';
import { counted } from '../report.ts';
import { refusingUnusable } from '../unusable.ts';
import { bringInShapes } from './import-layer.ts';
import { readShapes } from './shape-file.ts';
import { takeBack } from './undo-layer.ts';

/** `POST /api/map-layers/{layer}/shapes` */
const answerBringShapes = answer(bringShapes, async ({ request, user, params }, { database, files }) => {
  const received = await receiveFiles(request, files, bringShapes.upload!);
  try {
    const { rehearsed, ...options } = bodyOf(bringShapes, received.fields)!;
    const [file] = received.files;
    if (!file) throw invalid('file', 'Choose a file.');
    const dryRun = rehearsed === 'true';
    const shapes = await refusingUnusable(async () => readShapes(file.originalName, Buffer.from(await file.read())));
    const { importNdx, layer, replaced, system, outcomes, remarks, names } = await refusingUnusable(() =>
      transaction(database, { sub: user.sub, requestId: request.id }, (client) =>
        bringInShapes(client, shapes, { ...options, layer: params.layer }, dryRun),
      ),
    );
    const wordsOf = (wanted: string) =>
      counted(outcomes.flatMap(({ verdict, words }) => (verdict === wanted && words ? [words] : []))).map(
        ([words, count]) => ({ words, count }),
      );
    return {
      import_ndx: dryRun ? null : importNdx,
      layer,
      replaced,
      system,
      added: outcomes.filter(({ verdict }) => verdict === 'added').length,
      refused: wordsOf('refused'),
      mended: wordsOf('added'),
      remarks,
      names,
    };
  } finally {
    await discardAll(received.files);
  }
});

/** `DELETE /api/map-layers/imports/{import_ndx}` */
const actUndoShapes = act(undoShapes, async ({ params, client }) => {
  await refusingUnusable(() => takeBack(client, params.import_ndx));
});

export const callsOfShapes = [answerBringShapes, actUndoShapes];
