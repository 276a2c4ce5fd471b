import type { Endpoint } from './endpoint.ts';
import type { View } from './view.ts';

// How calls are named and addressed: without schemas, so that the first script of the web does not wait for zod.

/** How the access table and `may` of a person write a call: `PUT /api/list-meters/{meter_ndx}`. */
export const callName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** The address of a view with its parameters: `/api/ui-list-permits/{permit_group_ndx}`. */
export const viewPath = ({ path, by }: Pick<View, 'path' | 'by'>): string => {
  const atTheEnd = Object.keys(by.shape)
    .map((name) => `{${name}}`)
    .filter((parameter) => !path.includes(parameter));
  return [`/api/${path}`, ...atTheEnd].join('/');
};

/** The id of the element in which a page brings the settings along. */
export const SETTINGS_ON_PAGE = 'settings';

/** What every page begins with. */
export const firstCalls = {
  settings: { method: 'GET', path: '/api/settings' },
  me: { method: 'GET', path: '/api/me' },
  signOut: { method: 'POST', path: '/api/sign-out' },
} as const;
