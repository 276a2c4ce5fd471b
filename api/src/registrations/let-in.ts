import { letInRegistration } from '@artesian/contract/registrations/registrations';
import { actOnRecord } from '../register/act-on-record.ts';
import { sendRegistrationMails } from './mail.ts';
import { servedRegistrations } from './served-registrations.ts';

const letIn = 'update registrations set quarantined_because = null where reg_ndx = $1';

/** `POST /api/data-registrations/{reg_ndx}/let-in`: once let in, it stays so, and its sender is told what waited for that. */
export const actLetIn = actOnRecord(
  servedRegistrations,
  letInRegistration,
  async ({ was, saved, client, params }) => {
    if (was.is_quarantined === true) await client.query(letIn, [params.reg_ndx]);
    return saved();
  },
  { begin: ({ jobs }) => jobs.begin(sendRegistrationMails) },
);
