import Outbox from '@mui/icons-material/OutboxOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepOnDevice } from '../../offline/install.ts';
import { unsentOf } from './counts.ts';
import { startSender } from './sender.ts';
import { useOutbox } from './use-outbox.ts';

/** The count of what the server does not have yet, leading to the outbox. While it stands somewhere, entries are sent. */
export default function OutboxLink({ owner }: { owner: string }) {
  const entries = useOutbox();
  useEffect(() => startSender(owner), [owner]);
  // A new version is fetched by whoever comes here with a connection, not only by whoever opens Field Services.
  useEffect(() => void keepOnDevice().catch(() => undefined), []);
  if (!entries) return null;
  const { waiting, attention, drafts } = unsentOf(entries);
  const count = waiting + attention + drafts;
  const label =
    count === 0
      ? 'Outbox: everything is sent'
      : `Outbox: ${count} not sent${attention ? `, ${attention} need attention` : ''}`;
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to="/field-services/outbox" aria-label={label}>
        <Badge badgeContent={count || undefined} color={attention ? 'error' : 'primary'}>
          <Outbox />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
