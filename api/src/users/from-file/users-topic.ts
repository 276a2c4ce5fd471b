import { choice, defaulted, email, optional, text } from '@artesian/contract/language/fields';
import type { Role } from '@artesian/contract/language/roles';
import { ROLE_AT_FIRST } from '@artesian/contract/people/users';
import type { Topic } from '../../import/subject.ts';

/** What a row of a file may say of a user, whose role is one of these: read as the rows of an import are, and written otherwise. */
export function usersTopic(roles: readonly Role[]): Topic {
  const headings = {
    name: ['name', 'person', 'user', 'display name'],
    email: ['email', 'email address', 'mail', 'login', 'user name'],
    nickname: ['short name'],
    role: ['roles', 'user role'],
    permits: ['permit', 'permit numbers', 'permit number', 'associated permits'],
  };
  return {
    register: { path: 'imports/users', title: 'Users', one: 'user', calls: {} },
    declared: { as: 'users', key: ['email'], adds: true, names: ['name'], headings },
    fields: {
      name: text('Full Name'),
      email: email('E-mail'),
      nickname: optional(text('Nickname')),
      role: defaulted(choice('Role', roles as readonly [Role, ...Role[]]), ROLE_AT_FIRST),
      permits: optional(text('Permits', 20_000)),
    },
    headings,
  };
}
