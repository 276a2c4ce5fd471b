import { t } from '@artesian/domain/texts/translate';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  removeFactor,
  renewRecoveryCodes,
  signInMethods,
} from '@artesian/contract/people/sign-in-methods';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { answer } from '../../platform/calls/answer.ts';
import type { Call } from '../../platform/calls/call.ts';
import type { Context } from '../../platform/context.ts';
import { invalid, notFound, Refusal } from '../../platform/problems.ts';
import { transaction } from '../../platform/transaction.ts';
import { noteChange } from '../../users/note-change.ts';
import type { User } from '../authentication.ts';
import { deviceOf } from '../devices.ts';
import { findOwnAccount, proveOwnAccount, requireOwnAccount } from '../own-account.ts';
import { sendSecurityMails } from '../security-mail.ts';
import { storedState } from '../stored-state.ts';
import { addressOf, keepAuthenticator, newSecret, stepOf } from './authenticator.ts';
import { forgetFactors, hasFactor, isDemandedOf, readFactors } from './factors.ts';
import { keepPasskey, optionsToMake } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** What was begun is finished within so many seconds. */
const FINISHED_WITHIN_S = 600;

type Begun = { accountId: string } & ({ challenge: string } | { secret: string });

/** What a person has begun to set up, by its kind and the person. */
const begunBy = ({ database }: Pick<Context, 'database'>, kind: 'PasskeyBegun' | 'AuthenticatorBegun') => {
  const store = new (storedState(database.pool))(kind);
  return {
    keep: (begun: Begun) => store.upsert(begun.accountId, begun, FINISHED_WITHIN_S),
    /** What was begun is good for one answer. */
    async take(sub: string, name: 'challenge' | 'secret'): Promise<string> {
      const value = (await store.find(sub))?.[name];
      if (typeof value !== 'string')
        throw new Refusal(409, 'begin-again', t('Begin again'), t('This took too long. Start again.'));
      return value;
    },
    forget: (sub: string) => store.destroy(sub),
  };
};

/** The calls by which people look after their second factor. None is an `act`: no secret is kept for a repeated call. */
export const callsOfSecondFactor = (): Call[] => [
  answer(signInMethods, async ({ user }, context) => {
    const account = await findOwnAccount(user, context);
    const { passkeys, authenticatorSince, recoveryCodesLeft } = await readFactors(context.database.pool, user.sub);
    return {
      canChange: account !== undefined,
      isDemanded: account !== undefined && isDemandedOf(context.config, account),
      passkeys: passkeys.map(({ passkey_ndx, name, made_at, last_used_at }) => ({
        passkey_ndx,
        name,
        made_at,
        last_used_at,
      })),
      authenticator_since: authenticatorSince,
      recovery_codes_left: recoveryCodesLeft,
    };
  }),
  answer(beginPasskey, async ({ user, body, reply }, context) => {
    const account = await proveOwnAccount(user, body.password, context);
    const { passkeys } = await readFactors(context.database.pool, user.sub);
    const options = await optionsToMake(context.config, account, passkeys);
    await begunBy(context, 'PasskeyBegun').keep({ accountId: user.sub, challenge: options.challenge });
    return unkept(reply, { ...options });
  }),
  answer(addPasskey, async ({ user, body: { name, response }, request, reply }, context) => {
    await requireOwnAccount(user, context);
    const begun = begunBy(context, 'PasskeyBegun');
    const challenge = await begun.take(user.sub, 'challenge');
    const called = name || deviceOf(request.headers['user-agent'] ?? '');
    const codes = await adding(context, user, request.id, async (client) => {
      const made = { sub: user.sub, name: called, challenge, response };
      if (!(await keepPasskey(client, context.config, made)))
        throw invalid('response', t('The passkey could not be checked. Try again.'));
    });
    await begun.forget(user.sub);
    return unkept(reply, { recovery_codes: codes });
  }),
  answer(beginAuthenticator, async ({ user, body, reply }, context) => {
    const account = await proveOwnAccount(user, body.password, context);
    const secret = newSecret();
    await begunBy(context, 'AuthenticatorBegun').keep({ accountId: user.sub, secret });
    return unkept(reply, { secret, address: addressOf(context.config, secret, account.email) });
  }),
  answer(confirmAuthenticator, async ({ user, body, request, reply }, context) => {
    await requireOwnAccount(user, context);
    const begun = begunBy(context, 'AuthenticatorBegun');
    const secret = await begun.take(user.sub, 'secret');
    const step = stepOf(secret, body.code);
    if (step === undefined) throw invalid('code', t('This code is incorrect. Enter the current code from your app.'));
    const codes = await adding(context, user, request.id, (client) =>
      keepAuthenticator(client, user.sub, secret, step),
    );
    await begun.forget(user.sub);
    return unkept(reply, { recovery_codes: codes });
  }),
  answer(renewRecoveryCodes, async ({ user, body, request, reply }, context) => {
    await proveOwnAccount(user, body.password, context);
    const codes = await change(context, user, request.id, async (client) => {
      if (!hasFactor(await readFactors(client, user.sub)))
        throw new Refusal(409, 'no-factor', 'Refused', t('Add a passkey or an authenticator app first.'));
      await noteChange(client, user.sub, 'recovery codes made');
      return makeRecoveryCodes(client, user.sub);
    });
    return unkept(reply, { recovery_codes: codes });
  }),
  answer(removeFactor, async ({ user, body, request }, context) => {
    const account = await proveOwnAccount(user, body.password, context);
    await change(context, user, request.id, async (client) => {
      const { rowCount } = await (body.passkey_ndx === null
        ? client.query('delete from account_authenticators where sub = $1', [user.sub])
        : client.query('delete from account_passkeys where sub = $1 and passkey_ndx = $2', [
            user.sub,
            body.passkey_ndx,
          ]));
      if (rowCount === 0) throw notFound('such second factor');
      if (!hasFactor(await readFactors(client, user.sub))) {
        if (isDemandedOf(context.config, account)) throw refusedAsLast();
        await forgetFactors(client, user.sub);
      }
      await noteChange(client, user.sub, 'second factor removed');
    });
  }),
];

const refusedAsLast = () =>
  new Refusal(
    409,
    'last-factor',
    'Refused',
    t('The district requires a second factor for staff. Add another one before you remove this one.'),
  );

/** Changes what somebody signs in by, and has them told. */
async function change<T>(
  { database, jobs }: Context,
  { sub }: User,
  requestId: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const changed = await transaction(database, { sub, requestId }, work);
  jobs.begin(sendSecurityMails);
  return changed;
}

/** Adds a factor, and with the first one recovery codes; null with others. */
const adding = (context: Context, user: User, requestId: string, work: (client: pg.PoolClient) => Promise<unknown>) =>
  change(context, user, requestId, async (client) => {
    const isFirst = !hasFactor(await readFactors(client, user.sub));
    await work(client);
    await noteChange(client, user.sub, 'second factor added');
    return isFirst ? makeRecoveryCodes(client, user.sub) : null;
  });

function unkept<T>(reply: FastifyReply, said: T): T {
  void reply.header('cache-control', 'no-store');
  return said;
}
