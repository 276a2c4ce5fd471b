import { ComputedField } from '../register/form/ComputedField.tsx';
import { Field } from '../register/form/Field.tsx';
import { FieldGrid } from '../register/form/FieldGrid.tsx';
import { ColorInput } from './ColorInput.tsx';
import { ColumnInput } from './ColumnInput.tsx';
import { GroupInput } from './GroupInput.tsx';
import { LayerPreview } from './LayerPreview.tsx';

/** The fields of a layer, with what they make of it. */
export function LayerInputs() {
  return (
    <>
      <LayerPreview />
      <FieldGrid>
        <Field name="title" />
        <Field name="layer_group" Input={GroupInput} />
        <Field name="audience" />
        <Field name="color" Input={ColorInput} />
        <Field name="width" />
        <Field name="opacity" />
        <Field name="pattern" />
        <Field name="symbol" />
        <Field name="label_field" Input={ColumnInput} />
        <Field name="draw_order" />
        <Field name="legend_order" />
        <Field name="on_at_start" />
        <ComputedField name="layer_id" />
        <ComputedField name="draws" />
      </FieldGrid>
    </>
  );
}
