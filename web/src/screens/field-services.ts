import Construction from '@mui/icons-material/ConstructionOutlined';
import type { Screen } from '../shell/screen.ts';
import { inTheField } from './for-whom.ts';

/** In the sidebar it is a section of 'Data Management'. */
export const fieldServices: readonly Screen[] = [
  {
    path: '/field-services',
    title: 'Field Services',
    ...inTheField,
    menu: { group: 'Data Management', section: 'In the Field', icon: Construction },
    load: () => import('../field/home/FieldHome.tsx'),
  },
  {
    path: '/field-services/outbox',
    title: 'Outbox',
    ...inTheField,
    isLedTo: true,
    load: () => import('../field/outbox/OutboxScreen.tsx'),
  },
  {
    path: '/field-services/route',
    title: 'Today’s Route',
    ...inTheField,
    isLedTo: true,
    load: () => import('../field/route/RouteScreen.tsx'),
  },
  {
    path: '/field-services/create-well',
    title: 'Create a New Well',
    ...inTheField,
    comingSoon: 'A new well from where you stand: position, address and first photographs.',
  },
  {
    path: '/field-services/select-well',
    title: 'Select a Well',
    ...inTheField,
    load: () => import('../field/select-well/SelectWellScreen.tsx'),
  },
  {
    path: '/field-services/meter-reading',
    title: 'Enter a Meter Reading',
    ...inTheField,
    comingSoon: 'A reading beside the previous one, with the difference and what it means for the permit.',
  },
  {
    path: '/field-services/well-actions/{id}',
    title: 'Well Actions',
    ...inTheField,
    comingSoon: 'Everything that can be recorded at this well.',
  },
  {
    path: '/field-services/well-actions/{id}/inspection/{inspectionId?}',
    title: 'Inspections',
    ...inTheField,
    comingSoon: 'The inspections of this well: past ones to read, a new one to write.',
  },
  {
    path: '/field-services/well-actions/{id}/record',
    title: 'Well Record',
    ...inTheField,
    comingSoon: 'The whole record of this well, for reading in the field.',
  },
  {
    path: '/field-services/well-actions/{id}/water-levels',
    title: 'New Groundwater Level',
    ...inTheField,
    comingSoon: 'A depth to water, with how it was measured, beside the last ones.',
  },
  {
    path: '/field-services/well-actions/{id}/water-quality',
    title: 'New Water Quality Sample',
    ...inTheField,
    comingSoon: 'A sample and what was measured on the spot.',
  },
  {
    path: '/field-services/well-actions/{id}/upload-photos',
    title: 'Photos & Documents',
    ...inTheField,
    comingSoon: 'Photographs and papers of this well, taken now and sent when there is a connection.',
  },
];
