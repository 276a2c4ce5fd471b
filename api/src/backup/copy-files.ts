import type { Files } from '../platform/files.ts';

const AT_ONCE = 8;

/** Copies all files from where they are kept to another place, as they come. One that is taken away meanwhile is left out. */
export async function copyFiles(from: Files, to: Files) {
  const names = await from.names();
  for (let at = 0; at < names.length; at += AT_ONCE)
    await Promise.all(names.slice(at, at + AT_ONCE).map((name) => copyFile(name, from, to)));
}

async function copyFile(name: string, from: Files, to: Files) {
  const content = await from.open(name);
  if (!content) return;
  const draft = await to.receive(content);
  await draft.keep(name);
}
