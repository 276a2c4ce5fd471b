import { createHash } from 'node:crypto';
import { startBrowserless } from '../../api/test/support/browserless.ts';
import { takePhoto } from '../../api/test/support/photo.ts';

// node --import tsx scripts/rehearsals/visitor.mjs page <origin>            the page, and at https what plain http leads to
// node --import tsx scripts/rehearsals/visitor.mjs enter <origin> <link>    the first administrator chooses a password and adds a photo of a
//                                                                          well; prints what there is to find again
// node --import tsx scripts/rehearsals/visitor.mjs look <origin> <known>    signs in by the password, and ends with 1 where it is not as it was
//
// Each waits until the server is ready. A process of its own, so that it can stand where the server is reached, and trust what signed its certificate.
const EMAIL = 'ada@example.org';
const PASSWORD = 'nine limestone herons';

const READY_WITHIN_S = 60;

const [act, origin, given] = process.argv.slice(2);
await ready();
if (act === 'page') {
  await page();
} else if (act === 'enter') {
  await choosePassword(given);
  console.log(JSON.stringify(await enter()));
} else {
  const found = JSON.stringify(await look(await signIn(), JSON.parse(given)));
  if (found !== given) throw new Error(`It was ${given} and is ${found}.`);
}

async function ready() {
  for (let second = 0; second < READY_WITHIN_S; second++) {
    const answer = await fetch(new URL('/health/ready', origin)).catch(() => undefined);
    if (answer?.ok) return;
    await aSecond();
  }
  throw new Error('The server is not ready.');
}

async function page() {
  const text = await (await asked('/')).text();
  if (!text.includes('<title>')) throw new Error(`That is no page: ${text.slice(0, 200)}`);
  if (!origin.startsWith('https:')) return;
  const plain = await fetch(new URL('/map', origin.replace('https:', 'http:')), { redirect: 'manual' });
  if (plain.headers.get('location') !== `${origin}/map`) throw new Error(`Plain http is answered ${plain.status}.`);
}

async function choosePassword(link) {
  const token = new URL(link).searchParams.get('token');
  await asked('/set-password', { method: 'POST', body: new URLSearchParams({ token, password: PASSWORD }) });
  // A new password ends all sessions up to the second in which it was chosen.
  await aSecond();
}

async function signIn() {
  const { accessToken } = await startBrowserless(origin).signInWith(EMAIL, PASSWORD);
  return { authorization: `Bearer ${accessToken}` };
}

async function enter() {
  const headers = await signIn();
  const well = { lat_dd: 30.16823, lon_dd: -97.85184, primary_use_ndx: 1, is_published: true };
  const added = await asked('/api/list-wells', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(well),
  });
  const { well_ndx } = await added.json();
  const form = new FormData();
  form.append('well_ndx', well_ndx);
  form.append('tags', '[7]');
  form.append('file', new File([await takePhoto()], 'Well head.jpg', { type: 'image/jpeg' }));
  await asked('/api/assoc-wells-to-attachments', { method: 'POST', headers, body: form });
  return look(headers, { well_ndx });
}

/** A well, its photo as it came, and the picture that the server makes of it. */
async function look(headers, { well_ndx }) {
  const rows = await asked(`/api/assoc-wells-to-attachments/${well_ndx}`, { headers });
  const [{ system_filename }] = await rows.json();
  const original = await asked(`/api/originals/${system_filename}`, { headers });
  const picture = await asked(`/api/files/${system_filename}?size=320`);
  return {
    well_ndx,
    photo: createHash('sha256')
      .update(new Uint8Array(await original.arrayBuffer()))
      .digest('hex'),
    shownAs: picture.headers.get('content-type'),
  };
}

async function asked(path, init) {
  const answer = await fetch(new URL(path, origin), init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

function aSecond() {
  return new Promise((resolve) => setTimeout(resolve, 1000));
}
