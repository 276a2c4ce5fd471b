import { createUser } from '@artesian/contract/people/users';
import MailOutlined from '@mui/icons-material/MailOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { FROM_A_FILE } from './from-file/files-query.ts';
import { UsersTable } from './UsersTable.tsx';

/** Spec 2 §2 'Users management'. */
export default function UsersScreen() {
  const { may } = useSession();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Users Management' }]}
        title="Users Management"
        purpose="Who may sign in, with which role, and which permits a well owner sees. Changing or removing a role signs the person out."
        actions={
          may(createUser) && (
            <>
              <ButtonLink to={FROM_A_FILE} color="inherit" variant="outlined" startIcon={<UploadFile />}>
                Add from a file
              </ButtonLink>
              <Button variant="contained" startIcon={<MailOutlined />} onClick={() => setInviting(true)}>
                Invite a user
              </Button>
            </>
          )
        }
      />
      <UsersTable />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
