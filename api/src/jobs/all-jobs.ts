import { findAlerts } from '../alerts/find-alerts.ts';
import { sendAlertMails } from '../alerts/send-alert-mails.ts';
import { checkLevelRules } from '../levels/rules/check-level-rules.ts';
import { sendLevelMails } from '../levels/rules/send-level-mails.ts';
import { sendRegistrationMails } from '../registrations/mail.ts';
import { remindReaders } from '../notices/remind-readers.ts';
import { sendLetters } from '../notices/send-letters.ts';
import { makeOpenDataFiles } from '../open-data/files/make-files.ts';
import { sendQuestionMails } from '../owners/question-mail.ts';
import { sendQueryMails } from '../query/mails/send-query-mails.ts';
import { sendClaims } from '../owners/send-claims.ts';
import { sendSecurityMails } from '../sign-in/security-mail.ts';
import { bringInFiles } from './bring-in-files.ts';
import { countLevels } from './count-levels.ts';
import { evaluateDrought } from './evaluate-drought.ts';
import type { Job } from './job.ts';
import { keepHouse } from './keep-house.ts';
import { publishWaterLevels } from './publish-water-levels.ts';
import { rebuildMapWells } from './rebuild-map-wells.ts';
import { recountPermits } from './recount-permits.ts';
import { storeLoggerReadings } from './store-logger-readings.ts';
import { sweepFiles } from './sweep-files.ts';
import { verifyFigures } from './verify-figures.ts';

/** Every job of the product. */
export const jobs: readonly Job[] = [
  keepHouse,
  sweepFiles,
  publishWaterLevels,
  rebuildMapWells,
  sendLetters,
  remindReaders,
  sendRegistrationMails,
  sendClaims,
  sendQuestionMails,
  sendSecurityMails,
  storeLoggerReadings,
  makeOpenDataFiles,
  sendQueryMails,
  checkLevelRules,
  sendLevelMails,
  bringInFiles,
  recountPermits,
  evaluateDrought,
  countLevels,
  findAlerts,
  sendAlertMails,
  verifyFigures,
];
