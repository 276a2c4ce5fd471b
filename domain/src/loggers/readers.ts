import type { Reader } from './logger-file.ts';
import { campbellToa5 } from './makers/campbell-toa5.ts';
import { diverCsv } from './makers/diver-csv.ts';
import { diverMon } from './makers/diver-mon.ts';
import { eureka } from './makers/eureka.ts';
import { globalWater } from './makers/global-water.ts';
import { greenspan } from './makers/greenspan.ts';
import { greenspanLog } from './makers/greenspan-log.ts';
import { hobo } from './makers/hobo.ts';
import { hydrolabCsv } from './makers/hydrolab-csv.ts';
import { hydrolabDump } from './makers/hydrolab-dump.ts';
import { inSitu } from './makers/in-situ.ts';
import { macroctd } from './makers/macroctd.ts';
import { ottMis } from './makers/ott-mis.ts';
import { plainColumns } from './makers/plain-columns.ts';
import { sebaZrxp } from './makers/seba-zrxp.ts';
import { solinstCsv } from './makers/solinst-csv.ts';
import { solinstLev } from './makers/solinst-lev.ts';
import { solinstXle } from './makers/solinst-xle.ts';
import { sts } from './makers/sts.ts';
import { ysi } from './makers/ysi.ts';

/** Every format that is understood, in the order in which they are asked. One more costs a file in `makers/` and a line here. */
export const readers: readonly Reader[] = [
  diverCsv,
  diverMon,
  solinstLev,
  solinstXle,
  solinstCsv,
  campbellToa5,
  macroctd,
  greenspan,
  greenspanLog,
  hydrolabCsv,
  hydrolabDump,
  sts,
  ottMis,
  sebaZrxp,
  eureka,
  hobo,
  ysi,
  globalWater,
  inSitu,
  plainColumns,
];
