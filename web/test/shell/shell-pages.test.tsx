import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { screens } from '../../src/screens/all-screens.ts';
import { LostConnection } from '../../src/shell/failures/LostConnection.tsx';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

describe('the landing page', () => {
  const withDistrict = (own: object) => ({ answers: { 'GET /api/settings': { ...settings, ...own } } });

  it("says 'Login' on a phone, and where it leads on a wider screen", async () => {
    renderAt('/', { width: 390 });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  });

  it('draws a scene where the district has no video', async () => {
    renderAt('/');
    await screen.findByRole('heading', { name: settings.districtName });
    expect(document.querySelector('video')).toBeNull();
    expect(document.querySelector('main svg text')?.textContent).toBe('Recharge');
  });

  it('shows the video and the logo of the district, and lets the video be stopped', async () => {
    renderAt('/', withDistrict({ districtVideo: 'https://district.example/springs.mp4', districtLogo: '/logo.png' }));
    expect(await screen.findByRole('button', { name: 'Stop the video' })).toBeTruthy();
    const video = document.querySelector('video')!;
    expect([video.src, video.autoplay, video.muted, video.loop]).toEqual([
      'https://district.example/springs.mp4',
      true,
      true,
      true,
    ]);
    expect(screen.getByRole('img', { name: 'Logo of Clear Creek Groundwater District' })).toBeTruthy();
  });

  it('leaves the video standing still for whoever prefers less motion', async () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query.includes('reduced-motion') ? 'all' : query),
    );
    renderAt('/', withDistrict({ districtVideo: 'https://district.example/springs.mp4' }));
    expect(await screen.findByRole('button', { name: 'Play the video' })).toBeTruthy();
    expect(document.querySelector('video')!.autoplay).toBe(false);
    vi.restoreAllMocks();
  });

  it('draws the scene when the video cannot be played', async () => {
    renderAt('/', withDistrict({ districtVideo: 'https://district.example/gone.mp4' }));
    await screen.findByRole('button', { name: /the video/ });
    document.querySelector('video')!.dispatchEvent(new Event('error'));
    await expect.poll(() => document.querySelector('video')).toBeNull();
    expect(screen.getByText('Recharge')).toBeTruthy();
  });
});

describe('the footer', () => {
  it('leads to pages that there are', async () => {
    renderAt('/');
    const footer = within(await screen.findByRole('contentinfo'));
    const links = footer.getAllByRole('link').map((link) => link.getAttribute('href')!);
    const paths = links.filter((href) => href.startsWith('/'));
    expect(paths).toEqual(['/docs', '/accessibility', '/privacy', '/terms-of-service', '/contact', '/support']);
    expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  });
});

it('the summary for programs leads anybody to the reference of the API', async () => {
  renderAt('/docs');
  const reference = await screen.findByRole('link', { name: /^API Reference/ });
  expect(reference.getAttribute('href')).toBe('/api/docs');
  expect(screen.getByText(/\/api\/public-map\/layers$/)).toBeTruthy();
});

describe('what a public site owes its readers', () => {
  it.each([
    ['/accessibility', 'accessibility', /Web Content Accessibility Guidelines/],
    ['/privacy', 'privacy', /You do not need an account for the public map/],
    ['/terms-of-service', 'terms', /This information is not a survey/],
  ])('%s says what is true of every district until its own says more', async (path, text, words) => {
    renderAt(path, { answers: { [`GET /api/district-texts/${text}`]: { markdown: null } } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/Clear Creek Groundwater District has not published its own yet/)).toBeTruthy();
    expect(screen.queryByText(/\{district\}/)).toBeNull();
  });

  it('is said in the words of the district where it has written its own', async () => {
    const markdown =
      '# Privacy of Clear Creek\n\nWe keep **nothing** but your [letters](mailto:office@creek.example).\n';
    renderAt('/privacy', { answers: { 'GET /api/district-texts/privacy': { markdown } } });
    expect(await screen.findByText('nothing')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'letters' }).getAttribute('href')).toBe('mailto:office@creek.example');
    expect(screen.queryByText(/has not published/)).toBeNull();
  });

  it('is how to reach the office, by every way that there is', async () => {
    renderAt('/contact');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: '512-555-0100' })).toBeTruthy();
    expect(main.queryByText('Address')).toBeNull();
  });
});

describe('the documentation', () => {
  it.each([
    ['introduction', 'Where things are'],
    ['getting-started', 'Two commands'],
    ['crud', 'Add a register'],
    ['deploy', 'Running it for a district'],
    ['state-management', 'The address'],
  ])('has a page on %s from the documents of the repository', async (page, heading) => {
    renderAt(`/documentation/${page}`, { as: 'Developer' });
    expect(await screen.findByRole('heading', { name: heading, level: 2 })).toBeTruthy();
    expect(screen.queryByText('Coming soon')).toBeNull();
  });

  it('leads from page to page, and from what a document names to where it is said', async () => {
    renderAt('/documentation', { as: 'Developer' });
    await userEvent.click(await screen.findByRole('link', { name: /^Deploy/ }));
    const pages = within(await screen.findByRole('navigation', { name: 'Documentation' }));
    expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '← How a Register Works',
      'State Management →',
    ]);
    const link = screen.getAllByRole('link', { name: 'docs/importing-records.md' })[0]!;
    expect(link.getAttribute('href')).toBe('/documentation/deploy');
  });

  it('is not for others than Developers', async () => {
    renderAt('/documentation/deploy', { as: 'Administrator' });
    expect(await screen.findByRole('heading', { name: 'Unauthorized' })).toBeTruthy();
  });
});

it('the changelog is the file of the repository, and says which version this is', async () => {
  renderAt('/changelog');
  expect(await screen.findByText('This is version 1.0.0')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1.0.0', level: 2 })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'For staff', level: 3 })).toBeTruthy();
});

const signIn = { signed_in_at: '2026-11-20T14:00:00Z', last_seen_at: '2026-11-22T15:30:00Z' };
const methods = {
  'GET /api/account/sign-in-methods': {
    canChange: true,
    isDemanded: false,
    passkeys: [],
    authenticator_since: null,
    recovery_codes_left: 0,
  },
};
const signedIn = {
  ...methods,
  'GET /api/sign-ins': {
    keptHere: true,
    signIns: [
      { ...signIn, device: 'Firefox on Windows', is_this_one: true },
      { ...signIn, device: 'Safari on iPhone', is_this_one: false },
    ],
  },
};

describe('the profile', () => {
  it('says who somebody is, as what, and where they are signed in', async () => {
    renderAt('/account/profile', { as: 'Well Owner', answers: signedIn });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Robin Rivera')).toBeTruthy();
    expect(main.getByText('robin@district.example')).toBeTruthy();
    expect(main.getByText(/Sees the wells, permits, meters and readings/)).toBeTruthy();
    await main.findByText('Firefox on Windows');
    const [here, there] = main.getAllByRole('listitem').slice(-2);
    expect(here!.textContent).toMatch(/Firefox on Windows This browser.*Signed in Nov 20, 2026/);
    expect(there!.textContent).not.toContain('This browser');
  });

  it('shows the picture that the identity provider knows', async () => {
    renderAt('/account/profile', { as: 'Well Owner', picture: 'https://people.example/robin.png', answers: signedIn });
    await screen.findByText('Firefox on Windows');
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('https://people.example/robin.png');
  });

  it('changes the theme, which is kept', async () => {
    renderAt('/account/profile', { as: 'Well Owner', answers: signedIn });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Light' })).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(localStorage.getItem('artesian.theme')).toBe('dark');
    expect(screen.getByRole('button', { name: 'Theme: Dark' })).toBeTruthy();
  });

  it('strengthens the colors, which is kept until it is taken back', async () => {
    renderAt('/account/profile', { as: 'Well Owner', answers: signedIn });
    const contrast = await screen.findByRole<HTMLInputElement>('switch', { name: /^High contrast/ });
    expect(contrast.checked).toBe(false);
    await userEvent.click(contrast);
    expect(localStorage.getItem('artesian.high-contrast')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: /^Theme/ }));
    const inMenu = await screen.findByRole('menuitemcheckbox', { name: 'High contrast' });
    expect(inMenu.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(inMenu);
    expect(contrast.checked).toBe(false);
  });

  it('says so when the sessions could not be ended', async () => {
    renderAt('/account/profile', {
      as: 'Well Owner',
      answers: {
        ...signedIn,
        'POST /api/sign-out-everywhere': () => problem(503, { detail: 'The database is away.', code: 'x' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('The database is away.')).toBeTruthy();
  });

  it('leaves it to another provider to say where its people are signed in', async () => {
    renderAt('/account/profile', {
      as: 'Well Owner',
      answers: { ...methods, 'GET /api/sign-ins': { keptHere: false, signIns: [] } },
    });
    expect(await screen.findByText(/Your account is managed by localhost:3000/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  });
});

describe('a screen that fails', () => {
  const broken = { ...methods, 'GET /api/sign-ins': { keptHere: true } };

  it('says what to do and a number, under which the server is told why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = renderAt('/account/profile', { as: 'Well Owner', answers: broken });
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    const number = screen.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).textContent;
    await expect
      .poll(() => calls.find(({ path }) => path === '/api/error-reports')?.body)
      .toMatchObject({
        id: number,
        screen: '/account/profile',
        message: expect.stringContaining('TypeError'),
      });
    expect(screen.getAllByRole('link', { name: '512-555-0100' }).length).toBeGreaterThan(0);
    vi.restoreAllMocks();
  });

  it('is tried again by Retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: Record<string, unknown> = { ...broken };
    renderAt('/account/profile', {
      as: 'Well Owner',
      answers: { ...methods, 'GET /api/sign-ins': () => answers['GET /api/sign-ins'] },
    });
    await screen.findByRole('heading', { name: 'Something went wrong' });
    answers['GET /api/sign-ins'] = { keptHere: true, signIns: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Active sign-ins' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});

it('a screen that did not arrive has no number to quote, and is tried again when the connection is back', () => {
  const retry = vi.fn<() => void>();
  render(<LostConnection error={new TypeError('Failed to fetch')} onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(
    'The server cannot be reached. Check the connection and try again.',
  );
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

describe('after signing in', () => {
  const patient = { timeout: 15_000 };
  const lists = (calls: { path: string }[]) =>
    calls.map(({ path }) => path).filter((path) => path.startsWith('/api/ui-list'));

  it('what the forms of a person choose from is fetched ahead; a list that fails is logged and the others go on', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const calls = renderAt('/about', { as: 'Administrator', may: ['PUT /api/list-wells/{well_ndx}'], idle: true });
    await expect.poll(() => lists(calls).length, patient).toBeGreaterThan(2);
    await expect.poll(() => warn.mock.calls.length, patient).toBeGreaterThan(2);
    expect(String(warn.mock.calls[0]![0])).toMatch(/The list .+ could not be fetched ahead/);
    vi.restoreAllMocks();
  });

  it('nothing is fetched for visitors, nor for who may save nothing', async () => {
    const calls = renderAt('/about', { as: 'Well Owner', idle: true });
    await screen.findByRole('button', { name: 'Account of Robin Rivera' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(lists(calls)).toEqual([]);
  });
});

it('a theme that there is not is named in the console, and the default is used', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('artesian.theme', 'sepia');
  renderAt('/');
  expect(await screen.findByRole('button', { name: 'Theme: Light' })).toBeTruthy();
  expect(warn).toHaveBeenCalledWith('Unknown theme sepia; the default is used.');
  vi.restoreAllMocks();
});

it('Developers see settings, the last raw answers and who they are', async () => {
  renderAt('/privacy', {
    as: 'Developer',
    answers: { 'GET /api/district-texts/privacy': { markdown: 'Our own words.' } },
  });
  await screen.findByText('Our own words.');
  await userEvent.click(await screen.findByRole('button', { name: 'Developer tools' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText(/"clientId": "artesian-web"/)).toBeTruthy();
  expect(drawer.getByText(/"markdown": "Our own words."/)).toBeTruthy();
  expect(drawer.getByText(/robin@district\.example/)).toBeTruthy();
});

// The last, because whoever leaves is led home some seconds later.
it('signing out everywhere ends this session too', async () => {
  const calls = renderAt('/account/profile', {
    as: 'Well Owner',
    answers: { ...signedIn, 'POST /api/sign-out-everywhere': () => new Response(null, { status: 204 }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText(/Logging out|You are logged out/)).toBeTruthy();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/sign-out-everywhere');
});
