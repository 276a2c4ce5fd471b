export interface ThrowAwayPostgres {
  /** The address of its database `postgres`, for its superuser. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

export function startPostgres(): Promise<ThrowAwayPostgres>;
export function startStandby(
  primaryUrl: string,
  port?: number,
): Promise<ThrowAwayPostgres & { promote: () => Promise<void> }>;
