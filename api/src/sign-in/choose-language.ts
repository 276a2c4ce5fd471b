import { chooseLanguage } from '@artesian/contract/people/account';
import { act } from '../platform/calls/act.ts';

/** `PUT /api/account/language`: of an account that another identity provider keeps, the browser alone remembers it. */
export const actChooseLanguage = act(chooseLanguage, async ({ body: { language }, user, client }) => {
  await client.query('update accounts set language = $2 where sub = $1', [user.sub, language]);
});
