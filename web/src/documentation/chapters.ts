import contributing from '../../../CONTRIBUTING.md?raw';
import readme from '../../../README.md?raw';
import importingLayers from '../../../docs/importing-layers.md?raw';
import importingRecords from '../../../docs/importing-records.md?raw';
import stateManagement from '../../../docs/state-management.md?raw';
import { leadOf, sectionOf, withoutTitle } from '../document/read-markdown.ts';

/** A page of the documentation: what the repository says of its subject. */
interface Chapter {
  purpose: string;
  markdown: string;
}

const decisions = Object.values(
  import.meta.glob<string>('../../../docs/decisions/*.md', { query: '?raw', import: 'default', eager: true }),
);

/** All its headings one level lower, below that of another. */
const below = (document: string): string => document.replaceAll(/^(#+) /gm, '#$1 ');

/** By the path of their screens. */
export const chapters: Readonly<Record<string, Chapter>> = {
  '/documentation/introduction': {
    purpose: 'Structure of the platform, where things are, and why.',
    markdown: [
      leadOf(readme),
      sectionOf(readme, 'Where things are'),
      '## Decisions',
      ...decisions.map((decision) => below(below(decision))),
    ].join('\n\n'),
  },
  '/documentation/getting-started': {
    purpose: 'From a fresh checkout to a running demonstration district and passing tests.',
    markdown: [sectionOf(readme, 'Two commands'), sectionOf(contributing, 'Test')].join('\n\n'),
  },
  '/documentation/crud': {
    purpose: 'One declaration gives a register its table, form, endpoints, history and access.',
    markdown: [
      'How a request works',
      'A first task',
      'Four recipes',
      'Add a register',
      'Add an endpoint',
      'Add a job',
      'Add a screen',
      'Change the database',
    ]
      .map((heading) => sectionOf(contributing, heading))
      .join('\n\n'),
  },
  '/documentation/deploy': {
    purpose: 'Running the platform for a district: database, sign-in, address, settings, shapes and wells.',
    markdown: [sectionOf(readme, 'Running it for a district'), below(importingLayers), below(importingRecords)].join(
      '\n\n',
    ),
  },
  '/documentation/state-management': {
    purpose: 'Where the state of a screen lives: its address, the response cache and its form.',
    markdown: withoutTitle(stateManagement),
  },
};

/** Where the documents that others name are found on this site. */
const places: Readonly<Record<string, string>> = {
  'README.md': '/documentation/introduction',
  'CONTRIBUTING.md': '/documentation/crud',
  'importing-layers.md': '/documentation/deploy',
  'importing-records.md': '/documentation/deploy',
  'state-management.md': '/documentation/state-management',
};

/** The page that holds what a link between documents leads to; undefined for what stands in the repository alone. */
export function placeOf(to: string): string | undefined {
  const document = to.replace(/^((\.\.?|docs)\/)+/, '');
  return document.startsWith('decisions') ? '/documentation/introduction' : places[document];
}
