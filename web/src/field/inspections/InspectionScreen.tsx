import { useNavigate, useParams } from '@tanstack/react-router';
import { useSession } from '../../session/session.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { inspectionsInParts } from '../carried/in-parts.ts';
import { useCarried } from '../carried/use-carried.ts';
import { EntryScreen } from '../form/EntryScreen.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { failedOf, formatWell, wellPath, type FieldWell } from '../well/field-well.ts';
import { WellPage } from '../well/WellPage.tsx';
import { FollowUps } from './FollowUps.tsx';
import { editedInspection, newInspection, type Inspection } from './inspection-forms.ts';
import { InspectionList } from './InspectionList.tsx';
import { pathOfInspections } from './path-of-inspections.ts';

/** The visits to a well: the list of them, a new one, or one to change (spec 2 §2). */
export default function InspectionScreen() {
  const { inspectionId }: { inspectionId?: string } = useParams({ strict: false });
  const title =
    inspectionId === undefined ? 'Inspections' : inspectionId === 'new' ? 'New Inspection' : 'Edit Inspection';
  return (
    <WellPage title={title}>
      {(well, goOn) =>
        inspectionId === 'new' ? (
          <NewInspection well={well} />
        ) : (
          <Inspections key={inspectionId ?? ''} well={well} goOn={goOn} />
        )
      }
    </WellPage>
  );
}

const NO_SUCH = new Error('This inspection does not exist at this well.');

/** The list, or the one that the address names: what is on the device serves both. */
function Inspections({ well, goOn }: { well: FieldWell; goOn: string }) {
  const { inspectionId }: { inspectionId?: string } = useParams({ strict: false });
  const path = well.after ? undefined : pathOfInspections(well.number);
  const { data, error, isFetching, refetch } = useCarried<Inspection[]>(path, inspectionsInParts);
  const rows = well.after ? [] : data?.answer;
  const one = rows?.find(({ ir_ndx }) => String(ir_ndx) === inspectionId);
  const isUnknown = rows !== undefined && inspectionId !== undefined && !one;
  return (
    <Loaded
      answer={isUnknown ? undefined : rows}
      asked={{ error: isUnknown ? NO_SUCH : error, isFetching, refetch }}
      failed={failedOf(well)}
      placeholder={<FormSkeleton fields={4} />}
    >
      {(rows) =>
        one ? <EditInspection well={well} row={one} goOn={goOn} /> : <InspectionList well={well} rows={rows} />
      }
    </Loaded>
  );
}

function NewInspection({ well }: { well: FieldWell }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const list = wellPath(well.id, 'inspection');
  return (
    <EntryScreen
      form={newInspection}
      begin={{ inspected_by: user?.name }}
      kind="inspection"
      about={formatWell(well)}
      toSend={(body) => ({ method: 'POST', path: pathOfInspections(well.number), body })}
      after={well.after}
      onKept={(_id, sent) =>
        void navigate({ to: sent?.answer?.ir_ndx ? `${list}/${String(sent.answer.ir_ndx)}` : list })
      }
    />
  );
}

function EditInspection({ well, row, goOn }: { well: FieldWell; row: Inspection; goOn: string }) {
  const navigate = useNavigate();
  const list = wellPath(well.id, 'inspection');
  return (
    <>
      <FollowUps well={well} inspection={row.ir_ndx} />
      <EntryScreen
        form={editedInspection}
        base={row}
        kind="inspection"
        about={formatWell(well)}
        toSend={(body, base) => ({
          method: 'PUT',
          path: `${pathOfInspections(well.number)}/${row.ir_ndx}`,
          body,
          version: Number(base?.version),
        })}
        onKept={() => void navigate({ to: goOn === wellPath(well.id) ? list : goOn })}
      />
    </>
  );
}
