import { messages } from '@artesian/contract/language/messages';
import { wellsCountingElsewhere } from '@artesian/contract/permits/permit-lists';
import { permitWellLinks } from '@artesian/contract/permits/permit-rows';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../api.ts';
import { PERMITS } from '../dashboard/list-links.ts';
import { useSession } from '../session/session.tsx';
import { longDate, formatMonth } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { TextLink } from '../ui/TextLink.tsx';

type Elsewhere = z.output<typeof wellsCountingElsewhere.row>;

/** A well's water counts at one permit: the page of the other says plainly that it has none of it, and offers to end the first link. */
export function WellsCountingElsewhere({ permit }: { permit: number }) {
  const { data = [] } = useQuery({
    queryKey: [wellsCountingElsewhere.path, permit],
    queryFn: ({ signal }) => api.view(wellsCountingElsewhere, { params: { permit_ndx: permit }, signal }),
  });
  return data.map((link) => <CountingElsewhere key={`${link.ndx} ${link.counting_link_ndx}`} link={link} />);
}

function CountingElsewhere({ link }: { link: Elsewhere }) {
  const { may } = useSession();
  const { counting_link_ndx, counting_link_version, other_could_end: end_date } = link;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.register(permitWellLinks).update(counting_link_ndx, { end_date }, counting_link_version),
    onSuccess: () => notify.success(messages.updated),
    onError: (error) => notify.error(errorWordsToQuote(error)),
  });
  const { district_well_id, counting_permit_ndx, counting_permit_number: number, from_month, to_day } = link;
  const months = to_day
    ? `from ${formatMonth(from_month)} to ${formatMonth(to_day)}`
    : `from ${formatMonth(from_month)} on`;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={alertStyle}
      action={
        end_date !== null &&
        may(permitWellLinks.calls.update) && (
          <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate()}>
            {`End the link to ${number} on ${longDate(end_date)}`}
          </Button>
        )
      }
    >
      The water of {district_well_id} counts toward permit{' '}
      <TextLink to={`${PERMITS}/${counting_permit_ndx}`}>{number}</TextLink>, to which it was linked first, {months}. It
      does not count here in those months.
    </Alert>
  );
}

/** On a phone the label of the button, which names a permit, may take two lines. */
const alertStyle = {
  mb: 2,
  '& .MuiAlert-action': {
    ml: { xs: 0, sm: 'auto' },
    mr: { xs: 0, sm: -1 },
    pl: { xs: 0, sm: 2 },
    flexShrink: { xs: 1, sm: 0 },
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
  },
  '& .MuiButton-root': { textAlign: 'left' },
} as const;
