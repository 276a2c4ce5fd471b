import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebian } from '../lib/chromium.mjs';
import { capture, root } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';
import { must } from './serving.mjs';

const PROGRAM = '/usr/bin/systemd-analyze';
/** In tenths, as the program counts: 0 is a service that reaches nothing, 100 one that nothing holds back. */
const MOST_EXPOSED = 30;

/** The unit of `deploy/` as systemd reads it, and how much of the machine it leaves to the server. Nothing is started. */
export async function rehearse() {
  if (!existsSync(PROGRAM)) await installDebian('systemd');
  if (!existsSync(PROGRAM)) throw new Unavailable('The rehearsal needs systemd-analyze, which Debian has in systemd.');
  const folder = mkdtempSync(join(tmpdir(), 'artesian-unit-'));
  try {
    const unit = join(folder, 'artesian.service');
    // Node may be elsewhere on this machine.
    const written = readFileSync(join(root, 'deploy/artesian.service'), 'utf8');
    writeFileSync(unit, written.replace('/usr/bin/node', process.execPath));
    const said = await must('The unit is well written', capture(PROGRAM, ['verify', unit]));
    if (said.includes(unit)) throw new Unavailable(said);
    const limits = ['--offline=true', `--threshold=${MOST_EXPOSED}`];
    const report = await must('It is held back enough', capture(PROGRAM, ['security', ...limits, unit]));
    console.log(/Overall exposure level.*: [\d.]+/.exec(report)?.[0]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
