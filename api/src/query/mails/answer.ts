import type { Call } from '../../platform/calls/call.ts';
import { actKeepQueryMail, actStopQueryMail, answerListQueryMails } from './schedule.ts';
import { answerStopByLink } from './stop-by-link.ts';

/** Saved queries by e-mail. */
export const answerQueryMails: Call[] = [answerListQueryMails, actKeepQueryMail, actStopQueryMail, answerStopByLink];
