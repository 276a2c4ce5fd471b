import { addressesIn } from '@artesian/contract/science/level-rules';
import type { LetterBody } from '@artesian/contract/notices/letter';
import type { Pool } from 'pg';
import { sendKept } from '../../jobs/send-kept.ts';
import { asMessage } from '../../notices/as-message.ts';
import type { Config } from '../../platform/config.ts';
import type { Message } from '../../platform/mail/open-mail.ts';

interface MailToSend {
  level_mail_ndx: number;
  look_ndx: number;
  address: string;
  message_id: string;
}

/** A longer list nobody reads in a mail: the product has all. */
const MOST_ROWS = 100;

/** Hands to the mail server the summaries of what the rules of levels found. Who is not named any more is told nothing. */
export const sendLevelMails = sendKept<MailToSend>(
  'send-level-mails',
  'Findings of the water-level rules could not be e-mailed; they will be sent again tonight.',
  {
    table: 'level_mails',
    key: 'level_mail_ndx',
    columns: 'look_ndx, address, message_id',
    withdrawn: async (pool, _config, mail) =>
      (await findingsFor(pool, mail)).length > 0 ? undefined : 'This address is no longer a recipient of any rule.',
    messageOf,
  },
);

interface Found {
  told: string | null;
  district_well_id: string;
  rule_name: string;
  what: string;
  from_day: string;
  to_day: string;
}

const readFindings = `
  select told, district_well_id, rule_name, what,
    to_char(from_at at time zone district_time_zone(), 'MM/DD/YYYY HH24:MI') as from_day,
    coalesce(to_char(to_at at time zone district_time_zone(), 'MM/DD/YYYY HH24:MI'), 'goes on') as to_day
  from level_findings
  join level_rules using (rule_ndx)
  join wells on wells.well_ndx = level_findings.well_ndx
  where look_ndx = $1 and told is not null
  order by district_well_id, from_at, rule_name`;

async function findingsFor(pool: Pool, { look_ndx, address }: MailToSend): Promise<Found[]> {
  const { rows } = await pool.query<Found>(readFindings, [look_ndx]);
  return rows.filter(({ told }) => addressesIn(told).includes(address));
}

async function messageOf(pool: Pool, config: Config, mail: MailToSend): Promise<Message> {
  const found = await findingsFor(pool, mail);
  const count = `${found.length.toLocaleString('en-US')} ${found.length === 1 ? 'finding' : 'findings'}`;
  const subject = `Flagged water levels: ${count} at ${config.DISTRICT_SHORT_NAME}`;
  const body: LetterBody = [
    { paragraph: `New levels were checked against the rules of the ${config.DISTRICT_NAME}.` },
    {
      table: {
        title: 'Findings',
        columns: ['Well', 'Rule', 'Finding', 'From', 'Through'],
        rows: found
          .slice(0, MOST_ROWS)
          .map(({ district_well_id, rule_name, what, from_day, to_day }) => [
            district_well_id,
            rule_name,
            what,
            from_day,
            to_day,
          ]),
      },
    },
    ...(found.length > MOST_ROWS ? [{ paragraph: `${found.length - MOST_ROWS} more are in the list.` }] : []),
    { paragraph: `To review them: ${config.origin}/data-management/wells/odd-water-levels` },
    {
      paragraph: `You get this message because this address is a recipient of a rule. Staff can change that at ${config.origin}/data-management/wells/level-rules`,
    },
  ];
  const to = { name: mail.address, address: mail.address };
  return asMessage('en', { messageId: mail.message_id, to }, () => ({ subject, body }));
}
