import type { ErrorService } from '../error-reports/error-service.ts';
import type { Jobs } from '../jobs/job.ts';
import type { BaseMap } from '../map/base-map/open-base-map.ts';
import type { CachedAnswers } from './answers/cached-answers.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import type { Standby } from './database/standby.ts';
import type { Files } from './files.ts';
import type { Dependencies } from '../views/dependencies.ts';

/** What a handler may need beside its request. */
export interface Context {
  config: Config;
  database: Database;
  files: Files;
  cachedAnswers: CachedAnswers;
  /** Where calls that read may be answered beside the database; nowhere without a standby, and at a standby itself. */
  readingFrom: readonly { standby: Standby; context: Context }[];
  jobs: Jobs;
  dependencies: Dependencies;
  /** Undefined where the map has no streets. */
  baseMap: BaseMap | undefined;
  /** Undefined where errors are in the log alone. */
  errorService: ErrorService | undefined;
}
