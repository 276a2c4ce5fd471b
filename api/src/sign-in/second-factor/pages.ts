import { t } from '@artesian/domain/texts/translate';
import type { Contact } from '@artesian/contract/language/settings';
import { document, escape, help } from '../page.ts';

interface Page {
  /** Where the forms go. */
  action: string;
  email: string;
  contact: Contact;
  error?: string;
  /** For the browser, to sign with a passkey or to make one. */
  passkeyOptions?: object | undefined;
}

/** Asks for the second factor of who has given the right password. */
export function secondFactorPage({
  action,
  email,
  contact,
  error,
  passkeyOptions,
  hasAuthenticator,
}: Page & { hasAuthenticator: boolean }): string {
  const recovery = `<form method="post" action="${escape(action)}">
        <label for="recovery">${t('Recovery code')}</label>
        <input id="recovery" name="recovery" autocomplete="off" autocapitalize="none" spellcheck="false" required>
        <button class="quiet">${t('Use this code')}</button>
      </form>`;
  return document(
    titled(t('Confirm it is you'), error),
    `<h1>${t('Confirm it is you')}</h1>
    <p class="district">${escape(email)}</p>
    ${alert(error)}
    ${passkeyOptions ? passkeyForm(action, 'sign', t('Use your passkey'), passkeyOptions) : ''}
    ${passkeyOptions && hasAuthenticator ? or() : ''}
    ${hasAuthenticator ? codeForm(action, t('Code from your authenticator app'), t('Sign in')) : ''}
    <details${hasAuthenticator || passkeyOptions ? '' : ' open'}>
      <summary>${t('Use a recovery code')}</summary>
      ${recovery}
    </details>
    ${help(contact)}
    <p><a href="/home">${t('Start over')}</a></p>`,
  );
}

/** Where the district asks for a second factor and the account has none: it is set up before anything else. */
export async function setUpPage({
  action,
  email,
  contact,
  error,
  passkeyOptions,
  secret,
  address,
}: Page & { secret: string; address: string }): Promise<string> {
  const { default: QRCode } = await import('qrcode');
  const code = await QRCode.toString(address, { type: 'svg', margin: 1 });
  return document(
    titled(t('Set up two-factor authentication'), error),
    `<h1>${t('Set up two-factor authentication')}</h1>
    <p class="district">${escape(email)}</p>
    ${alert(error)}
    <p>${t('The district requires a second factor for staff. Choose one of these; you can add others on your profile.')}</p>
    ${passkeyOptions ? `<section hidden data-passkeys><h2>${t('Passkey')}</h2><p>${t('Your fingerprint, face, PIN or a security key.')}</p>${passkeyForm(action, 'make', t('Create a passkey'), passkeyOptions)}</section>` : ''}
    <h2>${t('Authenticator app')}</h2>
    <p>${t('Scan this code with the app, or type the key. Then enter the six-digit code from the app.')}</p>
    <div class="qr" role="img" aria-label="QR code for your authenticator app">${code}</div>
    <p class="secret">${t('Key:')} <code>${escape(inGroups(secret))}</code></p>
    ${codeForm(action, t('Six digits'), t('Confirm'))}
    ${help(contact)}
    <p><a href="/home">${t('Start over')}</a></p>`,
  );
}

/** Shown once, after the first factor was set up. */
export const recoveryCodesPage = (action: string, codes: readonly string[]): string =>
  document(
    t('Save your recovery codes'),
    `<h1>${t('Save your recovery codes')}</h1>
    <p>${t('Each code works once, when you do not have your passkey or app. Print them or keep them in a password manager. They are not shown again.')}</p>
    <ul class="codes">${codes.map((code) => `<li>${escape(code)}</li>`).join('')}</ul>
    ${continueForm(action)}`,
  );

/** What the codes were shown before, when somebody comes back. */
export const factorKeptPage = (action: string): string =>
  document(
    t('Your second factor is set up'),
    `<h1>${t('Your second factor is set up')}</h1>
    <p role="status">${t('You can make new recovery codes on your profile.')}</p>
    ${continueForm(action)}`,
  );

/** Between two ways, where the browser can do both. */
const or = (): string => `<p class="or" hidden data-passkeys><span>${t('or with a code')}</span></p>`;

const titled = (title: string, error: string | undefined) => (error ? t('Error: {title}', { title }) : title);
const alert = (error: string | undefined) => (error ? `<p role="alert" id="problem">${escape(error)}</p>` : '');
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

const continueForm = (action: string) =>
  `<form method="post" action="${escape(action)}"><button name="continue" value="yes">${t('Continue')}</button></form>`;

const codeForm = (action: string, label: string, button: string) => `<form method="post" action="${escape(action)}">
      <label for="code">${label}</label>
      <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="7" required>
      <button>${button}</button>
    </form>`;

/** Hidden until the script knows that the browser can do it. */
const passkeyForm = (action: string, act: 'sign' | 'make', button: string, options: object) =>
  `<form method="post" action="${escape(action)}" hidden data-passkeys data-act="${act}" data-options="${escape(JSON.stringify(options))}">
      <input type="hidden" name="passkey">
      <button>${button}</button>
      <p role="status" class="said"></p>
    </form>
    <script src="/oidc/webauthn.js" defer></script>
    <script type="module" src="/oidc/passkey.js"></script>`;
