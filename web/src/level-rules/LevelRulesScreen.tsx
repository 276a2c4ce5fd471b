import { levelLooks, levelRules, type LevelRuleRow } from '@artesian/contract/science/level-rules';
import type { Row } from '@artesian/contract/language/register';
import { formatRule } from '@artesian/domain/levels/find-flagged';
import { useQuery } from '@tanstack/react-query';
import type { ColumnChoice } from '../register/list/columns.ts';
import { Field } from '../register/form/Field.tsx';
import { FieldGrid } from '../register/form/FieldGrid.tsx';
import { viewQuery } from '../register/form/options.ts';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { localTime } from '../ui/dates.ts';
import { AddRecipient } from './AddRecipient.tsx';
import { CheckLevels } from './CheckLevels.tsx';
import { ODD_LEVELS } from './screens.ts';

const words: ColumnChoice = {
  id: 'in_words',
  header: 'Finding',
  kind: 'text',
  value: (row: Row) => formatRule(row as unknown as LevelRuleRow),
};
const columns = ['rule_name', 'kind', words, 'well_ndx', 'of_what', 'open_findings', 'is_on', 'told'];
const bulk = ['is_on', 'told'];

/** Not in the specification: the path is ours. */
export default function LevelRulesScreen() {
  return (
    <RegisterScreen
      register={levelRules}
      purpose={<Purpose />}
      actions={
        <>
          <ButtonLink to={ODD_LEVELS} variant="outlined">
            Flagged Water Levels
          </ButtonLink>
          <CheckLevels />
        </>
      }
      columns={columns}
      pageSize={30}
      bulk={bulk}
      Inputs={RuleInputs}
    />
  );
}

/** Without the count of what it found. */
function RuleInputs() {
  return (
    <FieldGrid>
      {Object.keys(levelRules.fields).map((name) => (
        <Field key={name} name={name} />
      ))}
      <AddRecipient />
    </FieldGrid>
  );
}

function Purpose() {
  const { data } = useQuery(viewQuery(levelLooks));
  const last = data?.[0]?.['looked_at'];
  return (
    <>
      Rules for unusual water levels. New levels are checked each night, and each finding is listed once.{' '}
      {typeof last === 'string' && `Last run ${localTime(last)}.`}
    </>
  );
}
