import { invalid } from '../platform/problems.ts';
import type { Effects } from '../register/effect.ts';

/** Shapes are labelled by what they have. */
export const checkLabelField: Effects = {
  before: async ({ client, entered, was }) => {
    const { label_field: field } = entered;
    if (typeof field !== 'string' || field === was?.label_field) return entered;
    const { rowCount } = await client.query(
      'select from api.ui_list_map_layer_columns where map_layer_ndx = $1 and column_name = $2',
      [was?.map_layer_ndx, field],
    );
    if (rowCount === 0)
      throw invalid('label_field', 'The layer’s data do not have this column. Choose one from the list.');
    return entered;
  },
};
