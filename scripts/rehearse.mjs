import { stop, Unavailable } from './lib/say.mjs';

// npm run rehearse -- build     what npm run build made, on a machine with no development package, beside a PostgreSQL of its own
// npm run rehearse -- containers
//                               compose.yaml of deploy/ by a Docker of its own: built, used, taken down and up again, upgraded
// npm run rehearse -- recovery [earlier commit]
//                               a district of an earlier version is backed up, destroyed, restored, upgraded, and taken back
// npm run rehearse -- proxies   the server behind nginx and Caddy as deploy/ has them, by https, and behind its cache
// npm run rehearse -- systemd   the unit of deploy/ as systemd reads it, and run by a systemd of its own
const rehearsals = {
  build: () => import('./rehearsals/build.mjs'),
  containers: () => import('./rehearsals/containers.mjs'),
  proxies: () => import('./rehearsals/proxies.mjs'),
  recovery: () => import('./rehearsals/recovery.mjs'),
  systemd: () => import('./rehearsals/systemd.mjs'),
};

const load = rehearsals[process.argv[2]];
if (!load) stop(`Say what to rehearse: ${Object.keys(rehearsals).join(', ')}.`);
try {
  const { rehearse } = await load();
  await rehearse(...process.argv.slice(3));
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  stop(error.message);
}
