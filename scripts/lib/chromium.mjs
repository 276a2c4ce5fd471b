import { existsSync } from 'node:fs';
import { capture } from './run.mjs';
import { Unavailable } from './say.mjs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium: of CHROMIUM_PATH, found, or Debian's package. Throws Unavailable with a sentence. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  if (given) throw new Unavailable(`There is no browser at CHROMIUM_PATH (${given}).`);
  const found = known.find((path) => existsSync(path));
  if (found) return found;
  await installDebian('chromium');
  if (existsSync(known[0])) return known[0];
  throw new Unavailable('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
}

/** Installs packages of Debian where that is possible; says nothing where it is not. */
export async function installDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await capture('apt-get', ['update'], options);
  await capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
