import { t } from '@artesian/domain/texts/translate';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Jobs } from '../../jobs/job.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { contactOf } from '../../platform/district-contact.ts';
import { transaction } from '../../platform/transaction.ts';
import { noteChange } from '../../users/note-change.ts';
import { findAccount, type Account } from '../accounts.ts';
import { deviceOf } from '../devices.ts';
import { knownDevice } from '../known-devices.ts';
import { noteRefusedSignIn } from '../../platform/activity.ts';
import { lockedMinutes, noteAttempt, tooOften, type Attempt } from '../lock-out.ts';
import { sendSecurityMails } from '../security-mail.ts';
import { sendPage } from '../send-page.ts';
import { storedState } from '../stored-state.ts';
import { addressOf, keepAuthenticator, newSecret, spendCode, stepOf } from './authenticator.ts';
import { hasFactor, isDemandedOf, readFactors, type Factors } from './factors.ts';
import { factorKeptPage, recoveryCodesPage, secondFactorPage, setUpPage } from './pages.ts';
import { isSignedByPasskey, keepPasskey, optionsToMake, optionsToSign } from './passkeys.ts';
import { makeRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';

/** Somebody who has given the right password, and not yet the second factor. */
interface Pending {
  accountId: string;
  challenge?: string;
  /** Of an authenticator that is being set up. */
  secret?: string;
  isPassed?: boolean;
}

type Asked = FastifyRequest<{ Params: { uid: string }; Body: Record<string, string> | undefined }>;
type Finish = (request: FastifyRequest, reply: FastifyReply, account: Account, methods: string[]) => Promise<void>;

interface Parts {
  provider: Provider;
  database: Database;
  config: Config;
  jobs: Jobs;
  finish: Finish;
}

const MINUTES = 10;
const WRONG_CODE = t('This code is incorrect. Enter the current code from your app.');
const WRONG_RECOVERY = t('This recovery code is incorrect or was already used.');
const WRONG_PASSKEY = t('The passkey could not be checked. Try again, or choose another way.');

const library = new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser'));
const script = new URL('passkey.mjs', import.meta.url);

/** What somebody does on the page: sets up the first factor, or proves one. */
function actsOfFactors({ database, config, jobs }: Pick<Parts, 'database' | 'config' | 'jobs'>) {
  const change = async <T>(request: FastifyRequest, { sub }: Account, work: Parameters<typeof transaction<T>>[2]) => {
    const changed = await transaction(database, { sub, requestId: request.id }, work);
    jobs.begin(sendSecurityMails);
    return changed;
  };

  /** Sets up the first factor. Answers the recovery codes, or what is wrong. */
  const setUp = async (request: Asked, pending: Pending, account: Account): Promise<string[] | string> => {
    const { code = '', passkey } = request.body ?? {};
    return change(request, account, async (client) => {
      if (passkey !== undefined) {
        const name = deviceOf(request.headers['user-agent'] ?? '');
        const made = { sub: account.sub, name, challenge: pending.challenge ?? '', response: parsed(passkey) };
        if (!(await keepPasskey(client, config, made))) return WRONG_PASSKEY;
      } else {
        const step = stepOf(pending.secret ?? '', code);
        if (step === undefined) return WRONG_CODE;
        await keepAuthenticator(client, account.sub, pending.secret!, step);
      }
      await noteChange(client, account.sub, 'second factor added');
      return makeRecoveryCodes(client, account.sub);
    });
  };

  /** How the second factor was proved, or what is wrong. */
  const prove = async (request: Asked, { challenge }: Pending, account: Account) => {
    const { code, recovery, passkey } = request.body ?? {};
    const { sub } = account;
    if (passkey !== undefined) {
      const signed = { sub, challenge: challenge ?? '', response: parsed(passkey) };
      return (await isSignedByPasskey(database.pool, config, signed))
        ? { methods: ['pwd', 'hwk', 'mfa'] }
        : WRONG_PASSKEY;
    }
    if (recovery !== undefined)
      return (await change(request, account, (client) => spendRecoveryCode(client, sub, recovery)))
        ? { methods: ['pwd', 'mfa'] }
        : WRONG_RECOVERY;
    return (await spendCode(database.pool, sub, code ?? '')) ? { methods: ['pwd', 'otp', 'mfa'] } : WRONG_CODE;
  };
  return { setUp, prove };
}

/** The second page of the sign-in, where an account has a second factor or the district demands one. */
export function mountSecondStep(scope: FastifyInstance, { provider, database, config, jobs, finish }: Parts) {
  const { pool } = database;
  const { setUp, prove } = actsOfFactors({ database, config, jobs });
  const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
  const secondSteps = new (storedState(pool))('SecondStep');
  const keep = (uid: string, pending: Pending) => secondSteps.upsert(uid, { ...pending }, MINUTES * 60);
  const contact = () => contactOf(config);

  /** Whether the account goes on to this page; it is sent there then. */
  const begin = async (request: Asked, reply: FastifyReply, account: Account): Promise<boolean> => {
    if (!hasFactor(await readFactors(pool, account.sub)) && !isDemandedOf(config, account)) return false;
    await keep(request.params.uid, { accountId: account.sub });
    await reply.redirect(`${request.url}/second-factor`, 303);
    return true;
  };

  const found = async ({ params: { uid } }: Asked) => {
    // What is stored by `keep` is read by its own name.
    const pending = (await secondSteps.find(uid)) as Pending | undefined;
    const account = pending && (await findAccount(pool, pending.accountId));
    return account && { pending, account, factors: await readFactors(pool, account.sub) };
  };

  const show = async (
    request: Asked,
    reply: FastifyReply,
    { pending, account, factors }: { pending: Pending; account: Account; factors: Factors },
    status = 200,
    error?: string,
  ) => {
    const page = { action: request.url, email: account.email, contact: contact(), ...(error && { error }) };
    void reply.code(status);
    if (hasFactor(factors)) {
      const passkeyOptions = factors.passkeys.length > 0 ? await optionsToSign(config, factors.passkeys) : undefined;
      await keep(request.params.uid, { accountId: account.sub, ...challengeOf(passkeyOptions) });
      const hasAuthenticator = factors.authenticatorSince !== null;
      return sendPage(reply, secondFactorPage({ ...page, passkeyOptions, hasAuthenticator }));
    }
    const secret = pending.secret ?? newSecret();
    const passkeyOptions = await optionsToMake(config, account, []);
    await keep(request.params.uid, { accountId: account.sub, secret, ...challengeOf(passkeyOptions) });
    const address = addressOf(config, secret, account.email);
    return sendPage(reply, await setUpPage({ ...page, passkeyOptions, secret, address }));
  };

  const address = '/oidc/interaction/:uid/second-factor';
  scope.get(address, options, async (request: Asked, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    const here = await found(request);
    if (!here) return startOver(request, reply);
    if (here.pending.isPassed) return sendPage(reply, factorKeptPage(request.url));
    return show(request, reply, here);
  });
  scope.post(address, options, async (request: Asked, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    const here = await found(request);
    if (!here) return startOver(request, reply);
    const { pending, account, factors } = here;
    const { uid } = request.params;
    if (pending.isPassed) {
      await secondSteps.destroy(uid);
      return finish(request, reply, account, ['pwd', 'mfa']);
    }
    if (!hasFactor(factors)) {
      const done = await setUp(request, pending, account);
      if (typeof done === 'string') return show(request, reply, here, 401, done);
      await keep(uid, { accountId: account.sub, isPassed: true });
      return sendPage(reply, recoveryCodesPage(request.url, done));
    }
    const attempt: Attempt = {
      account: `second factor ${account.sub}`,
      ip: request.ip,
      own: await knownDevice(pool, request, account.email),
    };
    const locked = await lockedMinutes(pool, attempt);
    if (locked > 0) return show(request, reply, here, 429, tooOften('code', locked));
    const proved = await prove(request, pending, account);
    await noteAttempt(pool, attempt, typeof proved !== 'string');
    if (typeof proved === 'string') {
      await noteRefusedSignIn(pool, request, account.sub, t('Wrong second factor'));
      return show(request, reply, here, 401, proved);
    }
    await secondSteps.destroy(uid);
    return finish(request, reply, account, proved.methods);
  });
  const scripts = { '/oidc/passkey.js': script, '/oidc/webauthn.js': library };
  for (const [path, file] of Object.entries(scripts)) {
    const text = readFileSync(file, 'utf8');
    scope.get(path, options, (_request, reply) => reply.type('text/javascript').send(text));
  }
  return begin;
}

const startOver = (request: Asked, reply: FastifyReply) =>
  reply.redirect(`/oidc/interaction/${request.params.uid}`, 303);

const challengeOf = (options: { challenge: string } | undefined) => (options ? { challenge: options.challenge } : {});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
