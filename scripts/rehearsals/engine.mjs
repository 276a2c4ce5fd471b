import { layDebian } from './debian.mjs';
import { startMachine } from './machine.mjs';

const SUITE = 'trixie';
const PACKAGES = [
  'docker.io',
  'docker-cli',
  'docker-compose',
  'docker-buildx',
  'iptables',
  'iproute2',
  'ca-certificates',
];
/** No other Docker answers here. */
const SOCKET = 'unix:///run/rehearsed.sock';

/** It sees the devices and control groups of this machine, and asks slirp4netns for names. */
const MOUNTS = `
mount --rbind /dev dev
mount --rbind /sys sys
echo 'nameserver 10.0.2.3' > etc/resolv.conf`;
const COMMAND = ['sh', '-c', `until ip link show tap0; do sleep 0.1; done; exec dockerd --host=${SOCKET}`];

/** Lays Debian with Docker and its Compose into an empty folder. */
export const layEngine = (folder) => layDebian(folder, SUITE, PACKAGES);

/** Starts the Docker of a folder that `layEngine` made: a machine with its command `docker`. Throws as `startMachine` does. */
export async function startEngine(folder) {
  const dockerOf =
    ({ inside }) =>
    (...args) =>
      inside('docker', ['--host', SOCKET, ...args]);
  const isReady = async (machine) => (await dockerOf(machine)('info')).code === 0;
  const machine = await startMachine(folder, { command: COMMAND, mounts: MOUNTS, outside: true, isReady });
  return { ...machine, docker: dockerOf(machine) };
}
