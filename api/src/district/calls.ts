import {
  applyDistrictFile,
  checkDistrictFile,
  districtFileSchema,
  districtPresets,
  exportDistrictFile,
  undoDistrictFile,
} from '@artesian/contract/settings/district-file';
import { Unusable } from '../import/unusable.ts';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import type { Call } from '../platform/calls/call.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/problems.ts';
import type { LiveConfig } from '../settings/live-config.ts';
import { countAnew } from '../settings/time-zone.ts';
import { applyIn, Mistaken, rehearseFile } from './apply-file.ts';
import { exportFile } from './export-file.ts';
import { readPresets } from './presets.ts';
import { readDistrictFile } from './read-file.ts';
import { schemaOfFile } from './schema-of-file.ts';
import { undoIn } from './undo-file.ts';

/** The district as a file, on a screen as on the command line. */
export const callsOfDistrictFile = (live: LiveConfig): Call[] => [
  answer(exportDistrictFile, async ({ reply }, { database }) => {
    await live.refresh();
    const text = await exportFile(database.pool, live.config, './district.schema.json');
    return reply
      .header('content-disposition', 'attachment; filename="district.yaml"')
      .header('cache-control', 'private, no-store')
      .type('application/yaml; charset=utf-8')
      .serializer((said: unknown) => said as string)
      .send(text);
  }),

  answer(districtFileSchema, () => Promise.resolve(schemaOfFile())),

  answer(districtPresets, () => readPresets()),

  answer(checkDistrictFile, async ({ body: { file_name: fileName, text, reason }, user }, { database }) => {
    await live.refresh();
    return rehearseFile(readDistrictFile(text), { database, live, fileName, text, reason, user });
  }),

  act(
    applyDistrictFile,
    async ({ body: { file_name: fileName, text, reason }, user, client }, { database }) => {
      const applying = { database, live, fileName, text, reason, user };
      return applyIn(client, readDistrictFile(text), applying).catch(refuseMistakes);
    },
    (context) => takeUp(live, context),
  ),

  act(
    undoDistrictFile,
    async ({ user, client }, { database }) => {
      const undone = await undoIn(client, { database, live, user }).catch(refuseUnusable);
      const { fileName, settings, removed, restored, kept } = undone;
      return { file_name: fileName, settings: settings.length, records: removed + restored, kept };
    },
    (context) => takeUp(live, context),
  ),
];

/** Whoever asks for the settings next has them, and days are counted in the zone that they name. */
async function takeUp(live: LiveConfig, context: Context) {
  try {
    await live.refresh();
    await countAnew(context);
  } catch {
    // The file is applied: settings are read again within some seconds, and days are counted at night.
  }
}

/** What is wrong is told by the check, line by line. */
function refuseMistakes(error: unknown): never {
  if (!(error instanceof Mistaken)) throw error;
  const [first, ...others] = error.applied.problems;
  const more = others.length > 0 ? ` There are ${others.length} more.` : '';
  throw new Refusal(
    422,
    'mistakes',
    'The file has mistakes',
    `Nothing was saved. Line ${first!.line}: ${first!.words}${more} Check the file again.`,
  );
}

function refuseUnusable(error: unknown): never {
  if (!(error instanceof Unusable)) throw error;
  throw new Refusal(409, 'nothing-to-undo', 'Nothing to undo', error.message);
}
