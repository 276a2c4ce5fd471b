import { t } from '@artesian/domain/texts/translate';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  removeFactor,
  renewRecoveryCodes,
  type SignInMethods,
} from '@artesian/contract/people/sign-in-methods';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { localTime } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.ts';
import { AuthenticatorSetUp, type BegunAuthenticator } from './AuthenticatorSetUp.tsx';
import { ConfirmedByPassword } from './ConfirmedByPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** What is being done, each after the password. */
type Act = { do: 'add passkey' | 'add app' | 'new codes' } | { do: 'remove'; what: string; passkey: number | null };

/** The second factors of who is signed in, to be added and removed. */
export function TwoFactor({ methods }: { methods: SignInMethods }) {
  const [act, setAct] = useState<Act>();
  const [begun, setBegun] = useState<BegunAuthenticator>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { passkeys, authenticator_since: appSince, isDemanded } = methods;
  const hasFactor = passkeys.length > 0 || appSince !== null;
  const added = (what: string, given: readonly string[] | null) => {
    notify.success(t('{what} is added.', { what }));
    if (given) setCodes(given);
  };
  const done = () => setAct(undefined);

  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: hasFactor ? 1 : 2 }}>{statusOf(hasFactor, isDemanded)}</Typography>
      {hasFactor && <Factors methods={methods} onAct={setAct} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {'PublicKeyCredential' in window && (
          <Button variant="outlined" onClick={() => setAct({ do: 'add passkey' })}>
            {t('Add a passkey')}
          </Button>
        )}
        {appSince === null && (
          <Button variant="outlined" onClick={() => setAct({ do: 'add app' })}>
            {t('Add an authenticator app')}
          </Button>
        )}
      </Box>

      {act?.do === 'add passkey' && (
        <ConfirmedByPassword
          title={t('Add a passkey')}
          about={t(
            'Your fingerprint, face, PIN or a security key. It never leaves your device, and only works on this site.',
          )}
          act={t('Continue')}
          onClose={done}
          perform={async (password) => {
            added(t('Your passkey'), await makePasskey(password));
            done();
          }}
        />
      )}
      {act?.do === 'add app' && (
        <ConfirmedByPassword
          title={t('Add an authenticator app')}
          about={t('An app on your phone shows six digits that change every half minute.')}
          act={t('Continue')}
          onClose={done}
          perform={async (password) => {
            setBegun(await api.call(beginAuthenticator, { body: { password } }));
            done();
          }}
        />
      )}
      {act?.do === 'new codes' && (
        <ConfirmedByPassword
          title={t('Make new recovery codes')}
          about={t('Your earlier codes no longer work.')}
          act={t('Make new codes')}
          onClose={done}
          perform={async (password) => {
            setCodes((await api.call(renewRecoveryCodes, { body: { password } })).recovery_codes);
            done();
          }}
        />
      )}
      {act?.do === 'remove' && (
        <ConfirmedByPassword
          title={t('Remove {what}?', { what: act.what })}
          about={t(
            'You can no longer sign in with it. If it is your last second factor, your password alone signs you in.',
          )}
          act={t('Remove')}
          onClose={done}
          perform={async (password) => {
            await api.call(removeFactor, { body: { password, passkey_ndx: act.passkey } });
            notify.success(t('It is removed.'));
            done();
          }}
        />
      )}
      {begun && (
        <AuthenticatorSetUp
          begun={begun}
          onClose={() => setBegun(undefined)}
          onAdded={(given) => {
            setBegun(undefined);
            added(t('Your authenticator app'), given);
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

/** The second factors of this person, each with a button that removes or renews it. */
function Factors({ methods, onAct }: { methods: SignInMethods; onAct: (act: Act) => void }) {
  const { passkeys, authenticator_since: appSince, recovery_codes_left: codesLeft } = methods;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
      {passkeys.map(({ passkey_ndx, name, made_at, last_used_at }) => (
        <Factor
          key={passkey_ndx}
          title={`Passkey · ${name}`}
          about={t('Added {made_at}{last_used_at}', {
            made_at: localTime(made_at),
            last_used_at: last_used_at
              ? t(' · last used {last_used_at}', { last_used_at: localTime(last_used_at) })
              : '',
          })}
          act={t('Remove')}
          label={t('Remove passkey {name}', { name })}
          onAct={() => onAct({ do: 'remove', what: t('the passkey “{name}”', { name }), passkey: passkey_ndx })}
        />
      ))}
      {appSince !== null && (
        <Factor
          title={t('Authenticator app')}
          about={t('Added {appSince}', { appSince: localTime(appSince) })}
          act={t('Remove')}
          label={t('Remove authenticator app')}
          onAct={() => onAct({ do: 'remove', what: t('your authenticator app'), passkey: null })}
        />
      )}
      <Factor
        title={t('Recovery codes')}
        about={t('{codesLeft} left. Each code works once.', { codesLeft })}
        act={t('Make new codes')}
        label={t('Make new codes')}
        onAct={() => onAct({ do: 'new codes' })}
      />
    </Box>
  );
}

function statusOf(hasFactor: boolean, isDemanded: boolean): string {
  if (hasFactor) return t('When you sign in, you are asked for your password and one of these.');
  const advice = t(
    'Add a passkey or an authenticator app, so that your password alone is not enough to sign in as you.',
  );
  return isDemanded ? t('The district requires it for staff. {advice}', { advice }) : advice;
}

/** The browser makes it, and the server keeps its public half. */
async function makePasskey(password: string): Promise<string[] | null> {
  const optionsJSON = await api.call(beginPasskey, { body: { password } });
  const { startRegistration } = await import('@simplewebauthn/browser');
  // What the server answers is what the browser takes, both as the standard says.
  const made = await startRegistration({
    optionsJSON: optionsJSON as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  }).catch(() => {
    throw new Error('No passkey was made. Try again, or add an authenticator app.');
  });
  return (await api.call(addPasskey, { body: { name: '', response: { ...made } } })).recovery_codes;
}

interface FactorProps {
  title: string;
  about: ReactNode;
  act: string;
  label: string;
  onAct: () => void;
}

function Factor({ title, about, act, label, onAct }: FactorProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      </Box>
      <Button color="inherit" aria-label={label} onClick={onAct} sx={{ flexShrink: 0 }}>
        {act}
      </Button>
    </Box>
  );
}
