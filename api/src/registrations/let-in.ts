import { letInRegistration } from '@artesian/contract/registrations/registrations';
import { act } from '../platform/calls/act.ts';
import { answerRegistration, holdRegistration } from './hold-registration.ts';
import { sendRegistrationMails } from './mail.ts';

const letIn = 'update registrations set quarantined_because = null where reg_ndx = $1';

/** `POST /api/data-registrations/{reg_ndx}/let-in`: once let in, it stays so, and its sender is told what waited for that. */
export const actLetIn = act(
  letInRegistration,
  async (asked) => {
    const { is_quarantined } = await holdRegistration(asked);
    if (is_quarantined === true) await asked.client.query(letIn, [asked.params.reg_ndx]);
    return answerRegistration(asked);
  },
  ({ jobs }) => jobs.begin(sendRegistrationMails),
);
