import { firstCalls, SETTINGS_ON_PAGE } from '@artesian/contract/language/addresses';
import type { publicSettings } from '@artesian/contract/language/settings';
import { useQuery } from '@tanstack/react-query';
import { language, setOwnNames } from '@artesian/domain/texts/translate';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { z } from 'zod';
import { send } from '../api.ts';
import { setDistrictClock } from '../ui/district-clock.ts';
import { setVolumeUnit } from '@artesian/domain/volume-unit';
import { setDistrictYear } from '../ui/district-year.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { knowContact } from '../ui/known-contact.ts';
import { LoadingView } from '../ui/LoadingView.tsx';
import { remember, remembered } from '../ui/remembered.ts';

export type Settings = z.output<typeof publicSettings.answer>;

/** They have names in the language of the page. */
const SETTINGS = language() === 'en' ? 'settings' : `settings ${language()}`;

const SettingsContext = createContext<Settings | undefined>(undefined);

/** Names of the district, sign-in and base maps, as GET /api/settings answers. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it.');
  return settings;
}

/** Loads the settings before anything else; those of the last visit, or of the page itself, serve at once, and where they cannot be had. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => send(firstCalls.settings, signal) as Promise<Settings>,
    staleTime: 3_600_000,
    initialData: () => remembered<Settings>(SETTINGS) ?? settingsOnPage(),
    initialDataUpdatedAt: 0,
  });
  useEffect(() => {
    if (data) remember(SETTINGS, data);
    knowContact(data?.contact);
  }, [data]);

  // Before anything below reads a clock, asks for the year or says a name.
  if (data) {
    setDistrictClock(data.timeZone);
    setDistrictYear(data.yearFirstMonth, data.yearNamedFor);
    setVolumeUnit(data.volumeUnit);
    setOwnNames(language(), data.ownNames);
  }
  if (data) return <SettingsContext value={data}>{children}</SettingsContext>;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} fullScreen />;
  return <LoadingView fullScreen />;
}

/** As the server wrote them into the page; those of a page that the device kept are not there. */
function settingsOnPage(): Settings | undefined {
  const text = document.getElementById(SETTINGS_ON_PAGE)?.textContent;
  return text ? (JSON.parse(text) as Settings) : undefined;
}
