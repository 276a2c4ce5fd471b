import { problemOfNotice } from '../notices/template.ts';
import { problemOfNames } from './own-names.ts';
import { readSetting } from '../platform/config.ts';

/** What a text means for a setting, or what is wrong with it, to be read after “It”. */
export function settingIn(name: string, text: string): { means: unknown } | { problem: string } {
  const read = readSetting(name, text);
  if (!read.success) return { problem: read.error.issues[0]!.message };
  const problem = problemOfNotice(name, text) ?? problemOfNames(name, text);
  return problem === undefined ? { means: read.data } : { problem };
}
