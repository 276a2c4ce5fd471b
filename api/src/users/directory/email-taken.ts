import { userWords } from '@artesian/contract/people/user-words';
import { Refusal } from '../../platform/problems.ts';

export const emailTaken = () =>
  new Refusal(422, 'constraint', 'A rule is broken', userWords.emailTaken, {
    errors: [{ field: 'email', message: userWords.emailTaken }],
  });
