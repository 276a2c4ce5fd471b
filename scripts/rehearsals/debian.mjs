import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDebian } from '../lib/chromium.mjs';
import { capture } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';
import { must } from './serving.mjs';

const NPM_OF = { 22: 10, 24: 11 };

/** Programs of this machine that a rehearsal needs, each by the package of Debian that has it. Throws Unavailable where one is missing. */
export async function needPrograms(programs) {
  const isThere = (program) => ['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, program)));
  const missing = () => Object.keys(programs).filter((program) => !isThere(program));
  if (missing().length > 0) await installDebian(...missing().map((program) => programs[program]));
  if (missing().length > 0 || process.getuid?.() !== 0)
    throw new Unavailable(`The rehearsal needs root, and of Debian: ${Object.values(programs).join(', ')}.`);
}

/** Debian of this machine's source of packages in an empty folder, with packages beside the least; none of their services starts. */
export async function layDebian(folder, suite, packages = []) {
  const targets = await must('The source of packages', capture('apt-get', ['indextargets', '--format', '$(SITE)']));
  const [site] = targets.split('\n');
  await must(`Debian ${suite}`, capture('debootstrap', ['--variant=minbase', suite, folder, site]));
  if (packages.length === 0) return;
  writeFileSync(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages];
  await must(`With ${packages.join(', ')}`, capture('chroot', [folder, ...install], { env }));
}

/** npm's Node of a major version with the npm that comes with it, where `prefix` is the folder that its image or package has it in. */
export async function placeNode(prefix, major) {
  const packages = [`node@${major}`, `npm@${NPM_OF[major]}`];
  await must(`Node ${major} and npm`, capture('npm', ['install', '--global', '--prefix', prefix, ...packages]));
  const [program, itsPackage] = [join(prefix, 'bin/node'), join(prefix, 'lib/node_modules/node')];
  rmSync(program);
  renameSync(join(itsPackage, 'bin/node'), program);
  rmSync(itsPackage, { recursive: true });
}
