import type { Row } from '@artesian/contract/language/register';
import { amendments } from '@artesian/contract/permits/amendments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HistorySection } from '../../register/history/HistorySection.tsx';
import { recordQuery } from '../../register/record.ts';
import { RecordTracking } from '../../register/history/RecordTracking.tsx';
import { RegisterForm } from '../../register/form/RegisterForm.tsx';
import { useComingIntoView } from '../../register/editor/use-coming-into-view.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { AmendedPermit } from './amended-permit.ts';
import { AmendmentInputs } from './AmendmentInputs.tsx';
import { DeleteAmendment } from './DeleteAmendment.tsx';
import { amendmentName } from './amendment-name.ts';

interface AmendmentEditorProps {
  permit: number;
  /** 0 for a new one. */
  amendment: number;
  onCreated: (key: number) => void;
  onDeleted: () => void;
  onCancel: () => void;
}

/** The form of one amendment, below the list of its permit. */
export function AmendmentEditor({ permit, amendment, onCreated, onDeleted, onCancel }: AmendmentEditorProps) {
  const isNew = amendment === 0;
  const { data: record, error, refetch } = useQuery(recordQuery(amendments, amendment));
  const heading = useComingIntoView('below');
  const isOfAnother = record !== undefined && record.permit_ndx !== permit;
  return (
    <Box component="section" aria-labelledby="amendment-title" sx={editorStyle}>
      <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mb: 2.5 }}>
        <Typography ref={heading} tabIndex={-1} variant="h3" component="h4" id="amendment-title" sx={headingStyle}>
          {isNew ? 'Creating New Amendment' : 'Editing Existing Amendment'}
        </Typography>
        <Typography sx={{ flex: 1, color: 'text.secondary', minWidth: { xs: '100%', sm: 0 }, order: { xs: 1, sm: 0 } }}>
          {record && amendmentName(record)}
        </Typography>
        {record && !isOfAnother && <DeleteAmendment record={record} onDeleted={onDeleted} />}
        <Button color="inherit" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
      {error && !record && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!isNew && !record && !error && <FormSkeleton />}
      {isOfAnother && <Typography>This amendment belongs to another permit.</Typography>}
      {(isNew || (record && !isOfAnother)) && (
        <AmendedPermit value={permit}>
          <RegisterForm
            register={amendments}
            record={record}
            parent={permit}
            Inputs={AmendmentInputs}
            onSaved={(saved: Row) => {
              if (isNew) onCreated(saved.pamend_ndx as number);
            }}
          >
            {!isNew && <RecordTracking />}
            {!isNew && <HistorySection />}
          </RegisterForm>
        </AmendedPermit>
      )}
    </Box>
  );
}

const editorStyle = { mt: 3, px: 2.5, pt: 2, pb: 1, border: 1, borderColor: 'divider', borderRadius: 1 } as const;
const headingStyle = { flex: { xs: 1, sm: 'none' }, outline: 0, scrollMarginTop: 72 } as const;
