import { droughtTriggers } from '@artesian/contract/drought/indicators';
import { Field } from '../register/form/Field.tsx';
import { FieldGrid } from '../register/form/FieldGrid.tsx';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { RemovedField } from '../register/form/RemovedField.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

const columns = ['drought_stage_ndx', 'valid_from', 'flow_cfs', 'level_ft_msl', 'source_note', 'removed'];

/** What each stage is entered at, as the rules of the district say it from a day on. */
export default function TriggersScreen() {
  return (
    <RegisterScreen
      register={droughtTriggers}
      recordCrumb="Edit Trigger"
      purpose="The spring flow and index-well level that trigger each stage, by effective date."
      actions={
        <ButtonLink to="/drought-management/drought-stage" variant="outlined">
          Drought Stage
        </ButtonLink>
      }
      creating="Creating New Trigger"
      editing="Editing Existing Trigger"
      columns={columns}
      pageSize={30}
      Inputs={TriggerInputs}
    />
  );
}

/** Without the name of the stage, which is chosen here. */
function TriggerInputs() {
  return (
    <FieldGrid>
      {Object.keys(droughtTriggers.fields).map((name) => (
        <Field key={name} name={name} />
      ))}
      <RemovedField />
    </FieldGrid>
  );
}
