import type { Row } from '@artesian/contract/language/register';
import { messages } from '@artesian/contract/language/messages';
import { permitWellLinks } from '@artesian/contract/permits/permit-rows';
import { permits } from '@artesian/contract/permits/permits';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { recordQuery } from '../register/record.ts';
import { rowsQuery } from '../register/list/use-rows.ts';
import { useSession } from '../session/session.tsx';
import { longDate } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

const replaceLinks = permitWellLinks.calls['replace-by-array'];

/** A permit that has ended holds no well any more: its links can end with it. */
export function OpenLinksOfEnded({ permit }: { permit: number }) {
  const { may } = useSession();
  const { data: record } = useQuery(recordQuery(permits, permit));
  const { data: links = [] } = useQuery(rowsQuery(permitWellLinks, permit));
  const open = links.filter(({ end_date }) => end_date === null);
  const ended = record?.ended_date as string | null | undefined;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.register(permitWellLinks).replace(open.map((link) => endedOn(ended!, link)) as never),
    onSuccess: () => notify.success(messages.updated),
    onError: (error) => notify.error(errorWordsToQuote(error)),
  });
  if (!ended || open.length === 0) return null;
  const count = open.length === 1 ? 'link is' : 'links are';
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        may(replaceLinks) && (
          <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate()}>
            {`End ${open.length === 1 ? 'it' : 'them'} too`}
          </Button>
        )
      }
    >
      {`The permit ended on ${longDate(ended)}; ${open.length} ${count} still open. Its wells may be under another permit.`}
    </Alert>
  );
}

/** A link that begins after the permit ended is over on its first day. */
const endedOn = (day: string, { ndx, version, start_date }: Row) => ({
  ndx,
  version,
  end_date: day < String(start_date) ? start_date : day,
});
