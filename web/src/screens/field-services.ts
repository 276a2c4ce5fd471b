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
    load: () => import('../field/create-well/CreateWellScreen.tsx'),
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
    load: () => import('../field/meter-reading/MeterReadingScreen.tsx'),
  },
  {
    path: '/field-services/well-actions/{id}',
    title: 'Well Actions',
    pageOf: 'field wells',
    ...inTheField,
    load: () => import('../field/well-actions/WellActionsScreen.tsx'),
  },
  {
    path: '/field-services/well-actions/{id}/inspection/{inspectionId?}',
    title: 'Inspections',
    pageOf: 'field inspections',
    ...inTheField,
    load: () => import('../field/inspections/InspectionScreen.tsx'),
  },
  {
    path: '/field-services/well-actions/{id}/record',
    title: 'Well Record',
    pageOf: 'field wells',
    ...inTheField,
    load: () => import('../field/record/WellRecordScreen.tsx'),
  },
  {
    path: '/field-services/well-actions/{id}/water-levels',
    title: 'New Groundwater Level',
    pageOf: 'field wells',
    ...inTheField,
    load: () => import('../field/levels/WaterLevelScreen.tsx'),
  },
  {
    path: '/field-services/well-actions/{id}/water-quality',
    title: 'New Water Quality Sample',
    pageOf: 'field wells',
    ...inTheField,
    load: () => import('../field/quality/WaterQualityScreen.tsx'),
  },
  {
    path: '/field-services/well-actions/{id}/upload-photos',
    title: 'Photos & Documents',
    pageOf: 'field wells',
    ...inTheField,
    load: () => import('../field/photos/PhotosScreen.tsx'),
  },
];
