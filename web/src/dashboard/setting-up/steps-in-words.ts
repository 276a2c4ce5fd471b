import { VOCABULARIES } from '../../vocabularies/screens.ts';
import type { StepOfSettingUp } from '@artesian/contract/dashboard/setting-up';

interface Way {
  label: string;
  to: string;
  search?: Record<string, string>;
}

interface StepInWords {
  title: string;
  /** Why it comes here, and what it brings. */
  why: string;
  /** The screens where it is done, the quickest way first. */
  ways: readonly Way[];
}

const importOf = (register: string): Way => ({ label: 'From a File', to: `/data-management/import/new/${register}` });

/** What each step of setting a district up is about. */
export const stepsInWords: Readonly<Record<StepOfSettingUp, StepInWords>> = {
  name: {
    title: 'Name the district',
    why: 'Its name, contact and logo stand on every page, letter and report.',
    ways: [{ label: 'District Settings', to: '/admin/district-settings' }],
  },
  lists: {
    title: 'Begin with its own words',
    why: 'Zones, aquifers, counties and districts are those of one part of Texas. Keep what fits, delete the rest at once; files bring new ones.',
    ways: [{ label: 'Lists to Choose From', to: VOCABULARIES, search: { places: 'delete' } }],
  },
  boundary: {
    title: 'Draw its boundary',
    why: 'The map opens on it, and wells know by it whether they lie in the district.',
    ways: [
      {
        label: 'From a File',
        to: '/data-management/manage-lists/bring-in-shapes',
        search: { layer: 'district-boundary' },
      },
    ],
  },
  people: {
    title: 'Bring in the people',
    why: 'Owners and permittees come first: wells and permits refer to them.',
    ways: [importOf('contacts'), { label: 'By Hand', to: '/data-management/well-owners/edit-owner-info' }],
  },
  wells: {
    title: 'Bring in the wells',
    why: 'The inventory: where each well is, whose it is, and how it is built.',
    ways: [importOf('wells'), { label: 'By Hand', to: '/data-management/wells/wells-management' }],
  },
  permits: {
    title: 'Bring in the permits',
    why: 'How much may be pumped, from which wells.',
    ways: [importOf('permits'), { label: 'By Hand', to: '/data-management/permit-records/permits-management' }],
  },
  readings: {
    title: 'Bring in the readings',
    why: 'With them the district sees who pumped how much. Their meters come before.',
    ways: [
      { label: 'From a File', to: '/data-management/meter-readings/readings-from-file' },
      { label: 'By Hand', to: '/data-management/meter-readings/meter-readings-entry' },
    ],
  },
};
