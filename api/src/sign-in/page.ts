import { language, t } from '@artesian/domain/texts/translate';
import type { Contact } from '@artesian/contract/language/settings';
import { SHORTEST_PASSWORD } from '@artesian/contract/people/user-words';
import { findFont } from '../platform/web-files.ts';
import type { Account } from './accounts.ts';

interface SignInPage {
  /** Where the form goes. */
  action: string;
  districtName: string;
  contact: Contact;
  accounts: Account[];
  email: string;
  error?: string;
}

/** The sign-in page of the embedded provider: plain HTML that works without scripts. */
export function signInPage({ action, districtName, contact, accounts, email, error }: SignInPage): string {
  return document(
    t('Sign in'),
    `<h1>${t('Sign in')}</h1>
    <p class="district">${escape(districtName)}</p>
    ${error ? `<p role="alert">${escape(error)}</p>` : ''}
    ${accounts.length > 0 ? demonstration(action, accounts) : ''}
    <form method="post" action="${escape(action)}">
      <label for="email">${t('Email')}</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${escape(email)}">
      <label for="password">${t('Password')}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required>
      <button>${t('Sign in')}</button>
    </form>
    <p><a href="/forgot">${t('Forgot your password?')}</a></p>
    ${help(contact)}
    <p><a href="/map">${t('Back to the map')}</a></p>`,
  );
}

/** Asks for the address to send a link to. */
export function forgotPage({ contact, hasMail }: { contact: Contact; hasMail: boolean }): string {
  const form = `<p>${t('Enter the e-mail address of your account. We will send you a link to choose a new password.')}</p>
    <form method="post" action="/forgot">
      <label for="email">${t('Email')}</label>
      <input id="email" name="email" type="email" autocomplete="username" required>
      <button>${t('Send the link')}</button>
    </form>`;
  const byHand = `<p>${t('This district does not send e-mail. The district office can give you a link to choose a new password.')}</p>`;
  return document(
    t('Forgot your password'),
    `<h1>${t('Forgot your password?')}</h1>
    ${hasMail ? form : byHand}
    ${help(contact)}
    <p><a href="/home">${t('Back to sign-in')}</a></p>`,
  );
}

/** The same whether there is such an account or not. */
export function linkSentPage(contact: Contact): string {
  return document(
    t('Check your e-mail'),
    `<h1>${t('Check your e-mail')}</h1>
    <p role="status">${t('If there is an account with this address, a link to choose a new password has been sent. It is valid for one hour.')}</p>
    ${help(contact)}
    <p><a href="/home">${t('Back to sign-in')}</a></p>`,
  );
}

interface ChoosePage {
  token: string;
  name: string;
  email: string;
  error?: string;
}

/** Where a link leads that is good. The address of the account stands in it, so that password managers keep both. */
export function choosePasswordPage({ token, name, email, error }: ChoosePage): string {
  return document(
    error ? t('Error: Choose a password') : t('Choose a password'),
    `<h1>${t('Choose a password')}</h1>
    <p class="district">${escape(name)}</p>
    ${error ? `<p role="alert" id="problem">${escape(error)}</p>` : ''}
    <form method="post" action="/set-password">
      <input type="hidden" name="token" value="${escape(token)}">
      <label for="email">${t('Email')}</label>
      <input id="email" type="email" autocomplete="username" readonly value="${escape(email)}">
      <label for="password">${t('Password, at least {least} characters', { least: SHORTEST_PASSWORD })}</label>
      <input id="password" name="password" type="password" autocomplete="new-password" required minlength="${SHORTEST_PASSWORD}"${error ? ' aria-describedby="problem" aria-invalid="true"' : ''}>
      <button>${t('Save password')}</button>
    </form>`,
  );
}

export const passwordKeptPage = (): string =>
  document(
    t('Your password was saved'),
    `<h1>${t('Your password was saved')}</h1>
    <p role="status">${t('Sign in with your new password. All your other sessions have ended.')}</p>
    <p><a class="button" href="/home">${t('Sign in')}</a></p>`,
  );

export function deadLinkPage(words: string, contact: Contact): string {
  return document(
    t('This link is no longer valid'),
    `<h1>${t('This link is no longer valid')}</h1><p role="alert">${escape(words)}</p>
    <p><a href="/forgot">${t('Request a new link')}</a></p>
    ${help(contact)}
    <p><a href="/home">${t('Back to sign-in')}</a></p>`,
  );
}

export function help({ phone, email }: Contact): string {
  const ways = [
    phone && `<a href="tel:${escape(phone.replaceAll(/[^\d+]/g, ''))}">${escape(phone)}</a>`,
    email && `<a href="mailto:${escape(email)}">${escape(email)}</a>`,
  ].filter(Boolean);
  return ways.length > 0
    ? `<p class="help">${t('No account, or trouble signing in? Ask the district office:')} ${ways.join(', ')}</p>`
    : '';
}

export function signInProblemPage(message: string): string {
  return document(
    t('Sign in: a problem'),
    `<h1>${t('Sign-in problem')}</h1><p role="alert">${escape(message)}</p><p><a href="/">${t('Back to the start page')}</a></p>`,
  );
}

/** Where a page of the sign-in was left open for too long. */
export const signInOverPage = (): string =>
  document(
    t('Sign in again'),
    `<h1>${t('Sign in again')}</h1><p role="alert">${t('This sign-in page was open for too long.')}</p>
    <p><a class="button" href="/home">${t('Sign in')}</a></p>
    <p><a href="/map">${t('Back to the map')}</a></p>`,
  );

function demonstration(action: string, accounts: Account[]): string {
  const buttons = accounts.map(
    ({ sub, name, roles }) =>
      `<button class="account" name="account" value="${escape(sub)}"><strong>${escape(roles.map((role) => t(role)).join(', '))}</strong><span>${escape(name)}</span></button>`,
  );
  return `<form method="post" action="${escape(action)}" aria-label="${t('Demonstration accounts')}">
      <p>${t('This is a demonstration district. Choose a role to look around:')}</p>
      ${buttons.join('\n      ')}
    </form>
    <p class="or"><span>${t('or with a password')}</span></p>`;
}

export function document(title: string, content: string): string {
  return `<!doctype html>
<html lang="${language()}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escape(title)} · Artesian</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <style>${fontFace()}${style}</style>
</head>
<body>
  <main>
    <p class="brand"><img src="/favicon.svg" alt="" width="28" height="28">Artesian</p>
    ${content}
  </main>
</body>
</html>`;
}

/** The typeface of the product, where it is built. */
function fontFace(): string {
  const font = findFont();
  return font
    ? `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url('${font}') format('woff2') }`
    : '';
}

const style = `
  :root { --ground: #f2f6f5; --card: #fff; --ink: #12211f; --quiet: #52645f; --line: #cfdad7; --teal: #0f766e; --on-teal: #fff; --bad: #b3261e }
  @media (prefers-color-scheme: dark) { :root { --ground: #0b1517; --card: #122022; --ink: #e6efed; --quiet: #9db0ab; --line: #2a3b3d; --teal: #2dd4bf; --on-teal: #06201d; --bad: #ffb4ab } }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 16px/1.5 'Inter Variable', system-ui, sans-serif }
  main { width: min(26rem, calc(100vw - 2rem)); margin: 2rem 0; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
  .brand { display: flex; gap: .5rem; align-items: center; margin: 0 0 1.5rem; font-weight: 650; color: var(--teal) }
  h1 { margin: 0; font-size: 1.5rem }
  .district { margin: 0 0 1.25rem; color: var(--quiet) }
  label { display: block; margin: .75rem 0 .25rem; font-weight: 550 }
  input, button { font: inherit; width: 100%; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit }
  button { margin-top: 1.25rem; background: var(--teal); border-color: var(--teal); color: var(--on-teal); font-weight: 600; cursor: pointer }
  button.quiet { background: transparent; border-color: var(--line); color: inherit }
  button.quiet:hover { border-color: var(--teal) }
  button.account { display: flex; justify-content: space-between; gap: 1rem; margin-top: .5rem; background: transparent; border-color: var(--line); color: inherit; text-align: left; font-weight: 400 }
  button.account span { color: var(--quiet) }
  button.account:hover { border-color: var(--teal) }
  :focus-visible { outline: 3px solid var(--teal); outline-offset: 2px }
  .or { display: grid; grid-template-columns: 1fr auto 1fr; gap: .75rem; align-items: center; margin: 1.5rem 0 .5rem; color: var(--quiet); font-size: .875rem }
  .or::before, .or::after { content: ''; border-top: 1px solid var(--line) }
  a.button { display: block; padding: .6rem .75rem; border-radius: 8px; background: var(--teal); color: var(--on-teal); font-weight: 600; text-align: center; text-decoration: none }
  [role=alert] { padding: .6rem .75rem; border: 1px solid var(--bad); border-radius: 8px; color: var(--bad) }
  .said { margin: .5rem 0 0 }
  .said:empty { display: none }
  [hidden] { display: none !important }
  .qr { width: 12rem; margin: 1rem auto; padding: .5rem; background: #fff; border-radius: 8px }
  .qr svg { display: block }
  .secret { overflow-wrap: anywhere }
  h2 { margin: 1.75rem 0 .25rem; font-size: 1.125rem }
  summary { margin-top: 1.25rem; cursor: pointer; color: var(--teal) }
  .codes { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: .25rem 1rem; margin: 1rem 0; padding: 0; list-style: none; font-family: ui-monospace, monospace }
  .help { margin: 1.5rem 0 0; color: var(--quiet); font-size: .875rem }
  a { color: var(--teal) }`;

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
