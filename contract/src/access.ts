import { viewPath } from './language/view.ts';
import { everyEndpoint, views } from './endpoints.ts';
import { lookups } from './lookups.ts';
import { registers } from './registers.ts';
import type { Register } from './language/register.ts';
import type { Access } from './language/roles.ts';

/** The five calls of a register, by what they do. */
export const registerCalls = ({ path, key }: Pick<Register, 'path' | 'key'>) => ({
  list: `GET /api/${path}`,
  get: `GET /api/${path}/{${key}}`,
  create: `POST /api/${path}`,
  update: `PUT /api/${path}/{${key}}`,
});

/** Who may make which call: `METHOD /path` to access. The one table that server, web and tests go by. */
export const accessTable: ReadonlyMap<string, Access> = new Map([
  ...registers.flatMap((register): [string, Access][] => {
    const calls = registerCalls(register);
    return [
      [calls.list, register.list ?? register.read],
      [calls.get, register.read],
      [calls.create, register.write],
      [calls.update, register.write],
    ];
  }),
  ...views.map((view): [string, Access] => [`GET ${viewPath(view)}`, view.access]),
  ...lookups.map(({ path, access }): [string, Access] => [`GET /api/${path}`, access]),
  ...everyEndpoint.map(({ method, path, access }): [string, Access] => [`${method} ${path}`, access]),
]);
