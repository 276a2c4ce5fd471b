import { sendBackRegistration } from '@artesian/contract/registrations/registrations';
import { Refusal } from '../platform/problems.ts';
import { actOnRecord } from '../register/act-on-record.ts';
import { queueRegistrationMail, sendRegistrationMails } from './mail.ts';
import { servedRegistrations } from './served-registrations.ts';

const sendBack = `
  update registrations set sent_back_message = $2, sent_back_timestamp = now() where reg_ndx = $1`;

/** `POST /api/data-registrations/{reg_ndx}/send-back` */
export const actSendBack = actOnRecord(
  servedRegistrations,
  sendBackRegistration,
  async ({ was, saved, client, params, body }, { config }) => {
    if (was.completed === true)
      throw new Refusal(409, 'completed', 'Refused', 'This registration is complete, so there is nothing to correct.');
    await client.query(sendBack, [params.reg_ndx, body.message]);
    await queueRegistrationMail(client, config, 'sent-back', params.reg_ndx);
    return saved();
  },
  { begin: ({ jobs }) => jobs.begin(sendRegistrationMails) },
);
