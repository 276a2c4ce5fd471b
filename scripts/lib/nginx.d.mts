export interface RunningCache {
  /** The folder of what it keeps. */
  kept: string;
  pid: number;
  stop: () => Promise<void>;
}

export function startCache(folder: string, ports: { port: number; serverPort: number }): RunningCache;
