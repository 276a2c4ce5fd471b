import { reportError } from '@artesian/contract/language/error-report';
import { answer } from '../platform/calls/answer.ts';
import { withoutPersons } from '../platform/logged-request.ts';

/** `POST /api/error-reports`: what a browser could not show is written down under the number that its person reads. */
export const answerReportedError = answer(reportError, async ({ body, request }, { errorService }) => {
  const report = { ...body, message: withoutPersons(body.message), stack: withoutPersons(body.stack) };
  request.log.error({ report }, 'a screen could not be shown');
  const error = Object.assign(new Error(report.message), { name: 'ScreenError', stack: report.stack });
  errorService?.tell(error, { id: report.id, where: report.screen });
});
