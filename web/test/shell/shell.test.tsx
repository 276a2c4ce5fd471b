import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

describe('an address that leads nowhere', () => {
  it('says so and offers the way home', async () => {
    renderAt('/no/such/page');
    expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy();
    expect(screen.getByText('Page not found.')).toBeTruthy();
    expect(screen.getByText('The page you are looking for might have been removed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to home page' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Page not found · Artesian');
  });
});

describe('a screen for staff', () => {
  it('tells a well owner that it is not for them', async () => {
    renderAt('/models', { as: 'Well Owner' });
    expect(await screen.findByRole('heading', { name: 'Unauthorized' })).toBeTruthy();
    expect(screen.getByText('/models')).toBeTruthy();
    expect(screen.getByText('You do not have permission to access this resource.')).toBeTruthy();
  });

  it('leads from there to the dashboard where there is no previous page', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    renderAt('/models', { as: 'Well Owner' });
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Previous Page' }));
    await expect.poll(() => window.location.pathname).toBe('/dashboard');
  });

  it('takes a visitor to the sign-in page, and shows nothing of itself meanwhile', async () => {
    const calls = renderAt('/models');
    expect(await screen.findByText(/sign-in page|cannot be reached|occurred/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Record Browser' })).toBeNull();
    await expect.poll(() => calls.map(({ path }) => path)).toContain('/oidc/.well-known/openid-configuration');
  });

  it('opens for an administrator', async () => {
    renderAt('/models', { as: 'Administrator' });
    expect(await screen.findByRole('heading', { name: 'Record Browser' })).toBeTruthy();
  });
});

describe('a screen to come', () => {
  it('says what will be there, under the title of the browser tab', async () => {
    renderAt('/coming-soon', { as: 'Developer' });
    expect(await screen.findByText(/New pages are announced here/)).toBeTruthy();
    expect(document.title).toBe('Coming soon · Artesian');
  });
});

describe('the sidebar', () => {
  const groups = async (account: string | RegExp) => {
    await screen.findByRole('button', { name: account });
    return within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  };

  it('offers a visitor the public resources only', async () => {
    renderAt('/about');
    expect(await groups('Log in to Dashboard')).toEqual(['Public Resources']);
    // The only group there is stands open.
    expect(screen.getByRole('link', { name: 'Interactive Map' })).toBeTruthy();
  });

  it('offers a well owner what needs an account, and nothing for staff', async () => {
    renderAt('/account', { as: 'Well Owner' });
    expect(await groups(/^Account of/)).toEqual(['Public Resources', 'Reports & Analysis']);
  });

  it('offers staff everything', async () => {
    renderAt('/account', { as: 'Administrator' });
    const all = ['Public Resources', 'Data Management', 'Drought Management', 'Reports & Analysis', 'Admin'];
    expect(await groups(/^Account of/)).toEqual(all);
  });

  it('opens with the group of the current screen, and one at a time', async () => {
    renderAt('/admin/users-management', { as: 'Administrator' });
    const current = await screen.findByRole('link', { name: 'Users Management' });
    expect(current.getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: 'Drought Management' }));
    expect(await screen.findByRole('link', { name: 'Reduction Factors' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Admin' }).getAttribute('aria-expanded')).toBe('false');
    const external = screen.getByRole('link', { name: 'U.S. Drought Monitor (opens in a new tab)' });
    expect(external.getAttribute('target')).toBe('_blank');
  });

  it('stays collapsed once it was collapsed', async () => {
    renderAt('/account', { as: 'Administrator' });
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse the sidebar' }));
    expect(localStorage.getItem('artesian.sidebar-collapsed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Open the sidebar' })).toBeTruthy();
  });
});

describe('on a small screen', () => {
  it('opens the sidebar over the page, and closes it on the way to another screen', async () => {
    renderAt('/admin/users-management', { as: 'Administrator', width: 390 });
    await userEvent.click(await screen.findByRole('button', { name: 'Open the sidebar' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Record Browser' }));
    expect(await screen.findByRole('heading', { name: 'Record Browser' })).toBeTruthy();
    await expect.poll(() => screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('shortens the login button', async () => {
    renderAt('/about', { width: 390 });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
  });
});

describe('the account menu', () => {
  const itemsOf = async (role: 'Administrator' | 'Developer') => {
    renderAt('/about', { as: role });
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Robin Rivera' }));
    return screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-label') ?? item.textContent);
  };

  it('leads to profile, account, help and out', async () => {
    expect(await itemsOf('Administrator')).toEqual([
      expect.stringContaining('Robin Rivera'),
      'About the platform',
      'Changelogv1.0.0',
      'Your Account',
      'Support',
      'Log out',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Support' }).getAttribute('href')).toBe('/documentation/support');
  });

  it('leads Developers to the documentation', async () => {
    expect(await itemsOf('Developer')).toContain('Documentation');
  });
});

describe('the session', () => {
  it('shows the protected page to whoever is signed in', async () => {
    renderAt('/secret', { as: 'Well Owner' });
    expect(await screen.findByText('This page is only visible by authenticated users.')).toBeTruthy();
  });

  it('keeps somebody signed in when the account call fails, by the name in the token', async () => {
    renderAt('/account', {
      as: 'Administrator',
      answers: { 'GET /api/me': () => problem(403, { code: 'forbidden' }) },
    });
    expect(await screen.findByRole('button', { name: 'Account of Robin Rivera' })).toBeTruthy();
  });

  it('ends on a refused token that cannot be renewed', async () => {
    renderAt('/about', {
      as: 'Administrator',
      answers: {
        'GET /api/me': () => problem(401, { code: 'unauthorized' }),
        'GET /oidc/.well-known/openid-configuration': {
          issuer: 'http://localhost:3000/oidc',
          token_endpoint: 'http://localhost:3000/oidc/token',
        },
        'POST /oidc/token': () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Log in to Dashboard' })).toBeTruthy();
    await expect.poll(() => localStorage.getItem('oidc.user:http://localhost:3000/oidc:artesian-web')).toBeNull();
  });
});

describe('the landing page', () => {
  it('names the district and offers both doors', async () => {
    renderAt('/');
    expect(await screen.findByRole('heading', { name: 'Clear Creek Groundwater District' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'View Dashboard' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Public Access' }).getAttribute('href')).toBe('/map');
    expect(screen.queryByRole('button', { name: 'Developer tools' })).toBeNull();
  });

  it('gives Developers their tools', async () => {
    renderAt('/', { as: 'Developer' });
    await userEvent.click(await screen.findByRole('button', { name: 'Developer tools' }));
    expect(await screen.findByText(/robin@district\.example/)).toBeTruthy();
  });
});

describe('the settings of the last visit', () => {
  it('serve at once, and are replaced by those of today', async () => {
    localStorage.setItem('artesian.settings', JSON.stringify({ ...settings, districtName: 'Name of last year' }));
    let answer: (today: unknown) => void = () => undefined;
    const today = new Promise((resolve) => (answer = resolve));
    renderAt('/', { answers: { 'GET /api/settings': () => today } });
    expect(await screen.findByRole('heading', { name: 'Name of last year' })).toBeTruthy();
    answer(settings);
    expect(await screen.findByRole('heading', { name: 'Clear Creek Groundwater District' })).toBeTruthy();
    expect(screen.queryByText(/Name of last year/)).toBeNull();
  });

  it('keep the site open when the API does not answer', async () => {
    localStorage.setItem('artesian.settings', JSON.stringify(settings));
    renderAt('/', { answers: { 'GET /api/settings': () => Promise.reject(new TypeError('Failed to fetch')) } });
    expect(await screen.findByRole('heading', { name: 'Clear Creek Groundwater District' })).toBeTruthy();
  });
});

describe('the district office', () => {
  const reach = () => [
    screen.getAllByRole('link', { name: '512-555-0100' })[0]?.getAttribute('href'),
    screen.getAllByRole('link', { name: 'office@district.example' })[0]?.getAttribute('href'),
  ];

  it.each(['/', '/support'])('can be reached from %s', async (path) => {
    renderAt(path);
    await screen.findAllByText(/Front office/);
    expect(reach()).toEqual(['tel:5125550100', 'mailto:office@district.example']);
  });

  it('can be reached where an error says to tell it', async () => {
    renderAt('/wells/1', { answers: { 'GET /api/wells/1': () => problem(500, { detail: 'Broken.' }) } });
    await screen.findByText(/tell the district office/);
    expect(reach()).toEqual(['tel:5125550100', 'mailto:office@district.example']);
  });

  it('is not made up where the district has not said', async () => {
    const contact = { name: null, phone: null, email: null, address: null };
    renderAt('/support', { answers: { 'GET /api/settings': { ...settings, contact } } });
    expect(await screen.findByText('The district has not added contact information yet.')).toBeTruthy();
  });
});

describe('an API that cannot be reached', () => {
  it('says so in the place of the page, with the number to quote', async () => {
    renderAt('/', { answers: { 'GET /api/settings': () => problem(404, { detail: 'There is no district here.' }) } });
    expect(await screen.findByText('An error has occurred: There is no district here.')).toBeTruthy();
    expect(screen.getByText('request-1')).toBeTruthy();
  });
});
