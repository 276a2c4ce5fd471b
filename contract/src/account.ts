import { endpoint } from './endpoint.ts';
import { currentUser } from './roles.ts';

/** Not in the specification: the path is ours. */
export const me = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  summary: 'Who is signed in, and which calls they may make',
  answer: currentUser,
});
