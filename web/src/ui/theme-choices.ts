import { t } from '@artesian/domain/texts/translate';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightnessOutlined';
import { useColorScheme } from '@mui/material/styles';

/** The default comes first. */
export const themeChoices = [
  { mode: 'light', label: t('Light'), icon: LightMode },
  { mode: 'dark', label: t('Dark'), icon: DarkMode },
  { mode: 'system', label: t('Match my device'), icon: SettingsBrightness },
] as const;

/** The theme that was chosen in this browser, and how to choose another. */
export function useThemeChoice() {
  const { mode, setMode } = useColorScheme();
  return { chosen: themeChoices.find((choice) => choice.mode === mode) ?? themeChoices[0], choose: setMode };
}
