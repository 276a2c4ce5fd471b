import { sendBackRegistration } from '@artesian/contract/registrations/registrations';
import { act } from '../platform/calls/act.ts';
import { Refusal } from '../platform/problems.ts';
import { answerRegistration, holdRegistration } from './hold-registration.ts';
import { queueRegistrationMail, sendRegistrationMails } from './mail.ts';

const sendBack = `
  update registrations set sent_back_message = $2, sent_back_timestamp = now() where reg_ndx = $1`;

/** `POST /api/data-registrations/{reg_ndx}/send-back` */
export const actSendBack = act(
  sendBackRegistration,
  async (asked, { config }) => {
    const { client, params, body } = asked;
    const { completed } = await holdRegistration(asked);
    if (completed === true)
      throw new Refusal(409, 'completed', 'Refused', 'This registration is complete, so there is nothing to correct.');
    await client.query(sendBack, [params.reg_ndx, body.message]);
    await queueRegistrationMail(client, config, 'sent-back', params.reg_ndx);
    return answerRegistration(asked);
  },
  ({ jobs }) => jobs.begin(sendRegistrationMails),
);
