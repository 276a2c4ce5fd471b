import { t } from '@artesian/domain/texts/translate';
import { registers } from '@artesian/contract/registers';
import Add from '@mui/icons-material/Add';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { useRecordPage } from './use-record-page.ts';

interface RecordLinkProps {
  /** The path of the register that is chosen from. */
  to: string;
  chosen: { value: number; label: string } | null;
  isReadOnly: boolean;
  /** What was added in the other tab can be chosen when one comes back. */
  onReturn: (() => void) | undefined;
}

/** Beside a picker: opens the chosen record in a new tab, or the form of a new one while none is chosen. */
export function RecordLink({ to, chosen, isReadOnly, onReturn }: RecordLinkProps) {
  const page = useRecordPage(to);
  if (!page) return null;
  if (chosen) {
    return (
      <IconLink
        to={`${page}/${chosen.value}`}
        target="_blank"
        label={t('Open {label} in a new tab', { label: chosen.label })}
      >
        <OpenInNew fontSize="small" />
      </IconLink>
    );
  }
  return isReadOnly ? null : <AddLink to={to} page={page} onReturn={onReturn} />;
}

function AddLink({ to, page, onReturn }: Pick<RecordLinkProps, 'to' | 'onReturn'> & { page: string }) {
  const { may } = useSession();
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!isLeft || !onReturn) return undefined;
    window.addEventListener('focus', onReturn);
    return () => window.removeEventListener('focus', onReturn);
  }, [isLeft, onReturn]);
  const register = registers.find(({ path }) => path === to);
  if (!may(register?.calls.create)) return null;
  return (
    <IconLink
      to={page}
      search={{ edit: 0 }}
      target="_blank"
      label={t('Add a new {one} in a new tab', { one: register!.one })}
      onClick={() => setLeft(true)}
    >
      <Add fontSize="small" />
    </IconLink>
  );
}
