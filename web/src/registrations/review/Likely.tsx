import type { View } from '@artesian/contract/language/view';
import type { LikelyDuplicate } from '@artesian/contract/merging/likely-duplicates';
import { registrations } from '@artesian/contract/registrations/registrations';
import { metaOf, type Row } from '@artesian/contract/language/register';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useFormParts } from '../../register/form/form-parts.ts';
import { LikelyRecords } from '../../register/merging/LikelyRecords.tsx';
import { viewQuery } from '../../register/form/options.ts';

interface LikelyProps {
  title: string;
  view: View;
  /** That names one of them, here as in the registration. */
  field: string;
  verb: string;
  /** Enters one in the form. Without, they are only looked at. */
  onUse: ((key: number) => void) | undefined;
}

/** Records that may be what was registered, by what is saved of it; each can be chosen. */
export function Likely({ title, view, field, verb, onUse }: LikelyProps) {
  const { base } = useFormParts();
  const { data = [] } = useQuery(viewQuery(view, { reg_ndx: base!['reg_ndx'] as number }));
  return (
    <LikelyRecords
      title={title}
      register={metaOf(registrations, field).to!}
      found={data.map((row: Row) => ({ ...row, key: row[field] }) as unknown as LikelyDuplicate)}
      isInNewTab
      renderActs={({ key, label }) =>
        onUse && (
          <Button size="small" aria-label={`${verb}: ${label}`} onClick={() => onUse(key)}>
            {verb}
          </Button>
        )
      }
    />
  );
}
