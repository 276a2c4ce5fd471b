import { VOCABULARIES } from '../../vocabularies/screens.ts';
import type { StepOfSettingUp } from '@artesian/contract/dashboard/setting-up';

interface Way {
  label: string;
  to: string;
  search?: Record<string, string>;
}

interface StepLabel {
  title: string;
  /** Why it comes here, and what it brings. */
  why: string;
  /** The screens where it is done, the quickest way first. */
  ways: readonly Way[];
}

const importOf = (register: string): Way => ({ label: 'From a File', to: `/data-management/import/new/${register}` });

/** What each step of setting a district up is about. */
export const stepLabels: Readonly<Record<StepOfSettingUp, StepLabel>> = {
  name: {
    title: 'Name the district',
    why: 'Its name, contact and logo appear on every page, letter and report.',
    ways: [
      { label: 'District Settings', to: '/admin/district-settings' },
      { label: 'From a File', to: '/admin/district-file' },
    ],
  },
  lists: {
    title: 'Begin with its own words',
    why: 'The lists of zones, aquifers, counties and districts start with those of one part of Texas. Keep what fits and delete the rest at once; imports add new ones.',
    ways: [{ label: 'Lists of Terms', to: VOCABULARIES, search: { places: 'delete' } }],
  },
  boundary: {
    title: 'Draw its boundary',
    why: 'The map opens on it, and it determines which wells are in the district.',
    ways: [
      {
        label: 'From a File',
        to: '/data-management/manage-lists/bring-in-shapes',
        search: { layer: 'district-boundary' },
      },
    ],
  },
  people: {
    title: 'Import contacts',
    why: 'Import owners and permittees first: wells and permits refer to them.',
    ways: [importOf('contacts'), { label: 'By Hand', to: '/data-management/well-owners/edit-owner-info' }],
  },
  wells: {
    title: 'Import wells',
    why: 'The inventory: location, owner and construction of each well.',
    ways: [importOf('wells'), { label: 'By Hand', to: '/data-management/wells/wells-management' }],
  },
  permits: {
    title: 'Import permits',
    why: 'How much may be pumped, and from which wells.',
    ways: [importOf('permits'), { label: 'By Hand', to: '/data-management/permit-records/permits-management' }],
  },
  readings: {
    title: 'Import readings',
    why: 'With them the district sees who pumped how much. Their meters come before.',
    ways: [
      { label: 'From a File', to: '/data-management/meter-readings/readings-from-file' },
      { label: 'By Hand', to: '/data-management/meter-readings/meter-readings-entry' },
    ],
  },
};
