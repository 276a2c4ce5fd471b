import { mapLayerList } from '@artesian/contract/map/map-layer-list';
import type { Row } from '@artesian/contract/language/register';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import { ShapeIcon } from '../map/panels/ShapeIcon.tsx';
import type { ColumnChoice } from '../register/list/columns.ts';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LayerInputs } from './LayerInputs.tsx';
import { symbolOf } from './symbol-of.ts';

const color: ColumnChoice = {
  id: 'color',
  header: 'Color',
  kind: 'text',
  value: (row: Row) => row['color'] as string | null,
  render: (row: Row) => {
    const symbol = symbolOf(row);
    return symbol ? (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <ShapeIcon {...symbol} />
        {symbol.color}
      </Box>
    ) : (
      'Original'
    );
  },
};

const columns = [
  'title',
  'layer_group',
  color,
  'audience',
  'on_at_start',
  'label_field',
  'draw_order',
  'legend_order',
  'draws',
];
/** What layers have in common; what tells them apart is changed one by one. */
const bulk = ['layer_group', 'opacity', 'on_at_start', 'audience'];

/** Not in the specification: the path is ours. */
export default function MapLayersScreen() {
  return (
    <RegisterScreen
      register={mapLayerList}
      purpose="Style, order and audience of the map layers."
      actions={
        <ButtonLink to="/data-management/manage-lists/bring-in-shapes" variant="outlined" startIcon={<UploadFile />}>
          Import a Layer
        </ButtonLink>
      }
      columns={columns}
      pageSize={30}
      bulk={bulk}
      Inputs={LayerInputs}
    />
  );
}
