// Uses or makes a passkey on the pages of the sign-in. Without scripts these offer codes alone.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = globalThis.SimpleWebAuthnBrowser;
const form = document.querySelector('form[data-passkeys]');
const acts = { sign: startAuthentication, make: startRegistration };

if (browserSupportsWebAuthn()) for (const part of document.querySelectorAll('[data-passkeys]')) part.hidden = false;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const status = form.querySelector('[role=status]');
  status.textContent = '';
  try {
    const answer = await acts[form.dataset.act]({ optionsJSON: JSON.parse(form.dataset.options) });
    form.elements.passkey.value = JSON.stringify(answer);
    form.submit();
  } catch {
    status.textContent = 'The passkey was not used. Try again, or choose another way.';
  }
});
