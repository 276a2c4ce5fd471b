export interface ThrowAwayPostgres {
  /** The address of its database `postgres`, for its superuser. */
  url: string;
  pid: number;
  /** Makes a standby a primary. */
  promote: () => Promise<void>;
  /** Kills all its processes, as a machine does that is out of memory; `start` brings it back. */
  kill: () => Promise<void>;
  /** Ends it at once; its data stay, for `start` and `follow`. */
  crash: () => Promise<void>;
  /** Starts one that crashed, as what it was. */
  start: () => Promise<void>;
  /** Lets one that crashed come back as the standby of another, which was promoted: what it alone has is taken back (`pg_rewind`). */
  follow: (url: string) => Promise<void>;
  stop: () => Promise<void>;
}

export function startPostgres(options?: {
  confirmsWhatIsKept?: boolean;
  /** One that PostgreSQL can make. */
  logFolder?: string;
  /** One that PostgreSQL can write to. */
  archiveFolder?: string;
}): Promise<ThrowAwayPostgres>;
export interface CopyOfPostgres {
  folder: string;
}
export function copyPostgres(url: string): Promise<CopyOfPostgres>;
export function recover(copy: CopyOfPostgres, archiveFolder: string, moment: string): Promise<ThrowAwayPostgres>;
export function startStandby(primaryUrl: string, port?: number): Promise<ThrowAwayPostgres>;
