import type { Values } from '@artesian/contract/language/register';
import { useNavigate, useParams } from '@tanstack/react-router';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { recordsInParts } from '../carried/in-parts.ts';
import { useCarried } from '../carried/use-carried.ts';
import { EntryScreen } from '../form/EntryScreen.tsx';
import { FieldPage } from '../page/FieldPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useRedirect } from '../page/use-redirect.ts';
import { failedOf, nameOfNewWell, formatWell, wellPath, type FieldWell } from '../well/field-well.ts';
import { WellPage } from '../well/WellPage.tsx';
import { pathOfRecord, RECORDS } from './path-of-record.ts';
import { newRecordForm, recordForm } from './record-form.ts';

const NOT_HERE =
  'The full record of this well is not on this device. Open Field Services once while online to download all well records. You can still enter readings, levels, samples, inspections and photos for this well.';

/** The full record of a well, or of a new one: its id is then `new` (spec 2 §2). */
export default function WellRecordScreen() {
  const { id }: { id?: string } = useParams({ strict: false });
  if (id === 'new') return <NewRecord />;
  return (
    <WellPage title="Well Record">
      {(well, goOn) => (well.after ? <Unsent well={well} goOn={goOn} /> : <Record well={well} goOn={goOn} />)}
    </WellPage>
  );
}

function Record({ well, goOn }: { well: FieldWell; goOn: string }) {
  const navigate = useNavigate();
  const path = pathOfRecord(well.districtId);
  const asked = useCarried<Values>(path, recordsInParts);
  return (
    <Loaded
      answer={asked.data?.answer}
      asked={asked}
      failed={failedOf(well)}
      advice={NOT_HERE}
      placeholder={<FormSkeleton fields={12} />}
    >
      {(row) => (
        <EntryScreen
          form={recordForm}
          base={row}
          kind="record"
          about={formatWell(well)}
          toSend={(body, base) => ({
            method: 'PUT',
            path,
            body,
            version: Number(base?.version),
          })}
          onKept={() => void navigate({ to: goOn })}
        />
      )}
    </Loaded>
  );
}

/** Of a well that waits on this device: what was entered of it is changed after it is made. */
function Unsent({ well, goOn }: { well: FieldWell; goOn: string }) {
  const navigate = useNavigate();
  return (
    <EntryScreen
      form={newRecordForm}
      base={well.row}
      kind="record"
      about={formatWell(well)}
      toSend={(body) => ({ method: 'PUT', path: `${RECORDS}/${well.districtId}`, body })}
      after={well.after}
      onKept={() => void navigate({ to: goOn })}
    />
  );
}

function NewRecord() {
  const navigate = useNavigate();
  const goOn = useRedirect('/field-services');
  return (
    <FieldPage title="Well Record" back={{ to: goOn, label: 'Field Services' }}>
      <EntryScreen
        form={newRecordForm}
        kind="well"
        about="New well"
        toSend={(body) => ({ method: 'POST', path: RECORDS, body })}
        onKept={(entry, sent) =>
          void navigate({ to: wellPath(sent ? String(sent.answer?.district_well_id) : nameOfNewWell(entry)) })
        }
      />
    </FieldPage>
  );
}
