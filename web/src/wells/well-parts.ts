import { NO_OWNER } from '@artesian/contract/language/fields';
import type { Row } from '@artesian/contract/language/register';
import {
  wellCompletion,
  wellDetails,
  wellHydrogeology,
  wellLocationDetails,
} from '@artesian/contract/wells/well-parts';
import { wellComponents, wellContacts, wellFormations } from '@artesian/contract/wells/well-rows';
import { wells } from '@artesian/contract/wells/wells';
import type { EditorPart } from '../register/editor/editor-part.ts';
import { BasicWellInputs } from './BasicWellInputs.tsx';
import { LocationDetailsInputs } from './location/LocationDetailsInputs.tsx';
import { ConstructionInputs } from './bore/ConstructionInputs.tsx';
import { BorePanel } from './bore/BorePanel.tsx';
import { ConstructionWarnings, GeologyWarnings } from './bore/DepthWarnings.tsx';
import { WellDetailsInputs } from './WellDetailsInputs.tsx';
import { WellAttachments } from './WellAttachments.tsx';

/** Nobody has no record to lead to. */
const formatOwner = ({ rolo_ndx: contact }: Row) => (contact === NO_OWNER ? 'No owner to edit' : 'Edit owner');

/** The panels of a well, with the titles of the specification (2 §2); heights of its tables as there (2 §9). */
export const wellParts: readonly EditorPart[] = [
  { title: 'Basic Well Information', register: wells, Inputs: BasicWellInputs },
  { title: 'Additional Location Details', register: wellLocationDetails, Inputs: LocationDetailsInputs },
  { title: 'Well Details', register: wellDetails, Inputs: WellDetailsInputs },
  { title: 'Hydrogeology', register: wellHydrogeology },
  {
    title: 'Geological Contacts',
    rows: wellFormations,
    columns: ['formation_ndx', 'ft_to_top', 'ft_to_bottom'],
    add: 'Add a geological contact',
    maxHeight: 200,
    Above: GeologyWarnings,
  },
  {
    title: 'Well Construction Basic Info',
    register: wellCompletion,
    Inputs: ConstructionInputs,
    aside: { Panel: BorePanel, besides: 1 },
  },
  {
    title: 'Well Construction Details',
    rows: wellComponents,
    columns: [
      'well_component_ndx',
      'top_depth_ft',
      'bottom_depth_ft',
      'diameter_inches',
      'casing_material_ndx',
      'screen_material_notes',
    ],
    add: 'Add a component',
    maxHeight: 200,
    Above: ConstructionWarnings,
  },
  {
    title: 'Edit Owner Info',
    rows: wellContacts,
    columns: [
      { id: 'rolo_type_ndx', isReadOnly: true },
      'rolo_ndx',
      { id: 'owner', header: 'Contact Record', kind: 'text', value: formatOwner, opens: 'rolo_ndx' },
    ],
    maxHeight: 300,
  },
  { title: 'Attached Documents and Photos', Panel: WellAttachments },
];
