import { mapLayerColumns } from '@artesian/contract/map/map-layer-list';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useFormParts } from '../register/form/form-parts.ts';
import { ChoiceInput } from '../register/inputs/ChoiceInput.tsx';
import type { InputProps } from '../register/inputs/input.ts';

/** One of the columns of the layer's own data. */
export function ColumnInput(props: InputProps) {
  const { base } = useFormParts();
  const layer = Number(base?.['map_layer_ndx']);
  const { data = [] } = useQuery({
    queryKey: [mapLayerColumns.path, layer],
    queryFn: ({ signal }) => api.view(mapLayerColumns, { params: { map_layer_ndx: layer }, signal }),
  });
  // What was chosen before stays, also while the list is on its way.
  const chosen = props.entry ? [String(props.entry)] : [];
  const choices = [...new Set([...data.map(({ column_name }) => column_name), ...chosen])];
  return <ChoiceInput {...props} meta={{ ...props.meta, choices }} />;
}
