import { reminderKinds } from '@artesian/contract/notices/notices';
import type { Job } from '../jobs/job.ts';
import { transaction } from '../platform/transaction.ts';
import { findDueReadings } from './draft-reminder.ts';
import { sendLetters } from './send-letters.ts';
import { daysOf, sendReminder } from './send-notice.ts';

/** Reminders that the settings ask for by days. A night that was missed is made up for; who has been told is not told again. */
export const remindReaders: Job = {
  name: 'remind-readers',
  retries: 3,
  retryAfterSeconds: 600,
  nightly: true,
  failure: 'The meter-reading reminders were not created. Send them manually.',
  run: async (parts) => {
    const { config, database } = parts;
    for (const kind of reminderKinds) {
      const days = daysOf(config, kind);
      const { distance } = await findDueReadings(database.pool, kind);
      if (days === null || (kind === 'reminder' ? distance > days : distance < days)) continue;
      await transaction(database, { sub: 'system', requestId: 'remind-readers' }, (client) =>
        sendReminder(client, config, kind),
      );
    }
    await sendLetters.run(parts);
  },
};
