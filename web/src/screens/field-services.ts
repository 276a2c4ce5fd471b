import { inTheField } from './for-whom.ts';
import type { Screen } from './screen.ts';

/** In the sidebar it is a section of 'Data Management'. */
export const fieldServices = [
  {
    path: '/field-services',
    title: 'Field Services',
    ...inTheField,
    menu: { group: 'Data Management', section: 'In the Field', icon: 'Construction' },
  },
  {
    path: '/field-services/outbox',
    title: 'Outbox',
    ...inTheField,
    isLedTo: true,
  },
  {
    path: '/field-services/route',
    title: 'Today’s Route',
    ...inTheField,
    isLedTo: true,
  },
  {
    path: '/field-services/create-well',
    title: 'Create a New Well',
    ...inTheField,
  },
  {
    path: '/field-services/select-well',
    title: 'Select a Well',
    ...inTheField,
  },
  {
    path: '/field-services/meter-reading',
    title: 'Enter a Meter Reading',
    ...inTheField,
  },
  {
    path: '/field-services/well-actions/{id}',
    title: 'Well Actions',
    pageOf: 'field wells',
    ...inTheField,
  },
  {
    path: '/field-services/well-actions/{id}/inspection/{inspectionId?}',
    title: 'Inspections',
    pageOf: 'field inspections',
    ...inTheField,
  },
  {
    path: '/field-services/well-actions/{id}/record',
    title: 'Well Record',
    pageOf: 'field wells',
    ...inTheField,
  },
  {
    path: '/field-services/well-actions/{id}/water-levels',
    title: 'New Groundwater Level',
    pageOf: 'field wells',
    ...inTheField,
  },
  {
    path: '/field-services/well-actions/{id}/water-quality',
    title: 'New Water Quality Sample',
    pageOf: 'field wells',
    ...inTheField,
  },
  {
    path: '/field-services/well-actions/{id}/upload-photos',
    title: 'Photos & Documents',
    pageOf: 'field wells',
    ...inTheField,
  },
] as const satisfies readonly Screen[];
