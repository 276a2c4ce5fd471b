import { createWellForm } from '@artesian/contract/field/well-record';
import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { EntryScreen } from '../form/EntryScreen.tsx';
import { FieldsGrid } from '../form/FieldsGrid.tsx';
import { formOf } from '../form/form-of.ts';
import { PlaceFields, placeFields } from '../form/PlaceFields.tsx';
import { FieldPage } from '../page/FieldPage.tsx';
import { nameOfNewWell, wellPath } from '../well/field-well.ts';

const words = [
  'well_name',
  'state_well_num',
  'primary_use_ndx',
  'well_class_ndx',
  'well_subclass_ndx',
  'physical_location_address',
  'city',
] as const;

const form = formOf(createWellForm, [{ title: 'New Well', fields: [...placeFields, ...words], Body: NewWell }]);

/** A new well from where one stands (spec 2 §2). Until the server has it, its entry names it. */
export default function CreateWellScreen() {
  const navigate = useNavigate();
  return (
    <FieldPage title="Create a New Well" back={{ to: '/field-services', label: 'Field Services' }}>
      <EntryScreen
        form={form}
        kind="well"
        about="New well"
        toSend={(body) => ({ method: 'POST', path: '/api/field-services/create-well', body })}
        onKept={(entry, sent) =>
          void navigate({ to: wellPath(sent ? String(sent.answer?.district_well_id) : nameOfNewWell(entry)) })
        }
      />
    </FieldPage>
  );
}

function NewWell() {
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <PlaceFields />
      <FieldsGrid names={words} />
    </Box>
  );
}
