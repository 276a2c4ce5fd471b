import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';

const READY_WITHIN_S = 60;

/**
 * The folder becomes the root of a namespace of its own, and not of a process alone: what joins a container finds the root of its
 * namespace, whatever is above.
 */
const beginWith = (mounts) => `
set -e
mount --make-rprivate /
mount --bind "$1" "$1"
cd "$1"
shift
mount -t proc proc proc
mount -t tmpfs -o mode=755 tmpfs run
${mounts}
pivot_root . mnt
exec chroot . sh -c 'umount --lazy /mnt; exec "$@"' sh "$@"`;

/**
 * Starts a Debian of `debian.mjs` with `command` as its first process, in namespaces of its own: what it mounts, its networks and its ports
 * are nothing to this machine, and all of it ends with it. `mounts` says in shell what its folder gets, `apart` which namespaces it has
 * beside those of mounts, networks and processes, `outside` whether it reaches what this machine reaches, and `isReady` when it is.
 *
 * `inside` runs a command in it, `beside` one of this machine where its ports are, both as `capture` does; `stop` ends all at once, as when
 * a machine loses its power. Throws Unavailable where it does not become ready.
 */
export async function startMachine(folder, { command, mounts, apart = [], outside = false, isReady }) {
  const log = join(folder, 'machine.log');
  const to = openSync(log, 'a');
  const namespaces = ['--mount', '--net', '--pid', ...apart, '--fork', '--kill-child'];
  const start = (program, args) => spawn(program, args, { stdio: ['ignore', to, to] });
  const machine = start('unshare', [...namespaces, 'sh', '-c', beginWith(mounts), 'sh', folder, ...command]);
  const children = [machine];
  const pid = await firstProcess(machine);
  if (outside) children.push(start('slirp4netns', ['--configure', '--disable-host-loopback', pid, 'tap0']));

  const running = {
    inside: (program, args, options) => capture('nsenter', ['--target', pid, '--all', program, ...args], options),
    beside: (program, args, options) => capture('nsenter', ['--target', pid, '--net', program, ...args], options),
    stop: async () => void (await Promise.all(children.map(end))),
  };
  for (let second = 0; second < READY_WITHIN_S && machine.exitCode === null; second++) {
    if (await isReady(running)) return running;
    await pause(1000);
  }
  await running.stop();
  throw new Unavailable(
    `The machine in ${folder} did not start:\n${(await capture('tail', ['--lines=20', log])).output}`,
  );
}

/** Where the process that is in all of the namespaces is here. */
async function firstProcess({ pid }) {
  for (;;) {
    if (!existsSync(`/proc/${pid}/ns/net`)) throw new Unavailable('The kernel gives no namespaces here.');
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    if (child && networkOf(child) !== networkOf('self')) return child;
    await pause(50);
  }
}

const networkOf = (process) => readlinkSync(`/proc/${process}/ns/net`);

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
