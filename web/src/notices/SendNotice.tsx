import { sendNotice } from '@artesian/contract/notices/notices';
import type { DraftedNotice } from '@artesian/contract/notices/letter';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { useSession } from '../session/session.tsx';
import { formatWays } from './DraftedLetters.tsx';
import { AskFirst } from '../ui/AskFirst.tsx';
import { noticePath } from './letters.ts';

interface SendNoticeProps {
  body: z.input<NonNullable<typeof sendNotice.body>>;
  drafted: DraftedNotice;
  /** `the notice` */
  what: string;
}

/** Sends a notice once it is asked again, and leads to what becomes of its letters. */
export function SendNotice({ body, drafted, what }: SendNoticeProps) {
  const { may } = useSession();
  const navigate = useNavigate();
  const keyOf = useKeyPerAct();
  const [isAsked, setAsked] = useState(false);
  if (!may(sendNotice) || drafted.letters.length === 0) return null;
  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Send {what}
      </Button>
      {isAsked && (
        <AskFirst
          title={`Send ${what}?`}
          act="Send"
          failing="Nothing was sent."
          does={() => api.call(sendNotice, { body, idempotencyKey: keyOf(body) })}
          onDone={({ notice_ndx }) => void navigate({ to: noticePath(notice_ndx) })}
          onClose={() => setAsked(false)}
        >
          {formatWays(drafted)}. E-mails go out immediately and cannot be recalled. Print the mailed letters from the
          next list.
        </AskFirst>
      )}
    </>
  );
}
