import { checkLevelRules } from '@artesian/contract/science/level-rules';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { counted } from '../ui/counted.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

/** Holds the levels that came since the last look to their rules now; it happens by itself each night. */
export function CheckLevels() {
  const { may } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(checkLevelRules, {}),
    onSuccess: ({ findings, open_findings: open }) =>
      notify.success(findings > 0 ? `${counted(findings, 'level was', 'levels were')} noted.` : 'No new findings.', {
        description: `${open > 0 ? counted(open, 'finding waits', 'findings wait') : 'No finding waits'} for review.`,
      }),
    onError: (error) => notify.error(errorWordsToQuote(error)),
  });
  if (!may(checkLevelRules)) return null;
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      Check Water Levels Now
    </Button>
  );
}
