import { start, typescript } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';

const READY_WITHIN_S = 120;

/** The settings of a server that people of the demonstration sign in to. */
export const settingsOf = (port, more = {}) => ({
  ...process.env,
  PORT: String(port),
  ORIGIN: `http://localhost:${port}`,
  LOG_LEVEL: 'warn',
  ...more,
});

/**
 * Starts a server, by Node unless another `program` does (then `pid` tells which process is the server), does `work` with the address that
 * it is asked `at` once it is ready, and ends it in order. Throws Unavailable where it does not start or end.
 */
export async function serving(where, { program = process.execPath, args, cwd, env, at = env.ORIGIN, pid }, work) {
  const begun = performance.now();
  const { child, ended } = start(program, args, { cwd, env });
  try {
    await ready(at, child);
    console.log(`ok  Ready on ${where} after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await work(at);
  } finally {
    if (child.exitCode === null) process.kill(pid?.() ?? child.pid, 'SIGTERM');
  }
  if ((await ended) !== 0) throw new Unavailable('It did not end in order.');
  console.log('ok  Ended in order');
}

async function ready(origin, child) {
  for (let second = 0; second < READY_WITHIN_S && child.exitCode === null; second++) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Unavailable('The server did not start.');
}

/** What a step printed. Throws Unavailable with it where the step failed. */
export async function must(what, work) {
  const { code, output } = await work;
  if (code !== 0) throw new Unavailable(`${what}: failed.\n${output}`);
  console.log(`ok  ${what}`);
  return output;
}

/** Lets visitor.mjs do its act, started by `command` as `capture` starts what it is given. */
export const visit = (command, env, ...given) =>
  command(process.execPath, typescript('scripts/rehearsals/visitor.mjs', given), { env: { ...process.env, ...env } });

/** Says what is so. Throws Unavailable where it is not. */
export function expectThat(what, isSo) {
  if (!isSo) throw new Unavailable(`${what}: it is not so.`);
  console.log(`ok  ${what}`);
}
