import { SETTINGS_ON_PAGE } from '@artesian/contract/language/addresses';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

const SETTINGS = 'GET /api/settings';
const never = () => new Promise(() => undefined);

/** As the server writes them into the page. */
function writeOnPage() {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = SETTINGS_ON_PAGE;
  element.textContent = JSON.stringify(settings);
  document.body.append(element);
}
afterEach(() => document.getElementById(SETTINGS_ON_PAGE)?.remove());

describe('a page whose settings do not come', () => {
  it('stands with those that it brought along, and the telephone of the office', async () => {
    writeOnPage();
    renderAt('/no/such/page', { answers: { [SETTINGS]: () => problem(403, {}) } });
    expect(await screen.findByText('Page not found.')).toBeTruthy();
    renderAt('/contact', { answers: { [SETTINGS]: never } });
    expect((await screen.findAllByRole('link', { name: settings.contact.phone! })).length).toBeGreaterThan(0);
  });
});

describe('a page whose account does not come', () => {
  it('has its frame, with neither a sign-in nor a menu that would be wrong', async () => {
    renderAt('/data-management/wells/wells-management', { as: 'Administrator', answers: { 'GET /api/me': never } });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(menu.getByText(settings.districtShortName)).toBeTruthy();
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /log in/i })).toBeNull();
  });
});
