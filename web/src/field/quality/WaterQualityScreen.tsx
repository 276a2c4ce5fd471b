import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSession } from '../../session/session.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { useCarried } from '../carried/use-carried.ts';
import { EntryScreen } from '../form/EntryScreen.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { failedOf, formatWell, type FieldWell } from '../well/field-well.ts';
import { WellPage } from '../well/WellPage.tsx';
import { bodyOfSample, sampleForm, type Parameter } from './sample-form.ts';

/** A sample with what was measured of it (spec 2 §3 'Water quality sample'). */
export default function WaterQualityScreen() {
  return <WellPage title="New Water Quality Sample">{(well, goOn) => <Sample well={well} goOn={goOn} />}</WellPage>;
}

function Sample({ well, goOn }: { well: FieldWell; goOn: string }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const asked = useCarried<Parameter[]>('/api/field-services/lookup/ui-list-wq-parameters');
  const parameters = asked.data?.answer;
  const form = useMemo(() => parameters && sampleForm(parameters), [parameters]);
  return (
    <Loaded answer={form} asked={asked} failed={failedOf(well)} placeholder={<FormSkeleton fields={8} />}>
      {(form) => (
        <EntryScreen
          form={form}
          begin={{ sampled_by: user?.name }}
          kind="quality"
          about={formatWell(well)}
          toSend={(values) => ({
            method: 'POST',
            path: `/api/field-services/well-actions/${well.number}/water-quality`,
            body: bodyOfSample(parameters!, values),
          })}
          after={well.after}
          said="Water Quality record created successfully."
          onKept={() => void navigate({ to: goOn })}
        />
      )}
    </Loaded>
  );
}
