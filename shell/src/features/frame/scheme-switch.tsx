import { useTranslation } from '@courtside/i18n';
import { IconButton, MoonIcon, SunIcon, SunMoonIcon, useColorScheme, type ColorSchemeChoice } from '@courtside/ui';

const next: Readonly<Record<ColorSchemeChoice, ColorSchemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: SunMoonIcon, light: SunIcon, dark: MoonIcon } as const;

/** Light, dark, or the device's setting. */
export function SchemeSwitch() {
  const { t } = useTranslation('shell');
  const { t: words } = useTranslation('common');
  const [choice, setChoice] = useColorScheme();
  const Icon = icons[choice];
  return (
    <IconButton label={`${t('settings.theme')}: ${words(`theme.${choice}`)}`} onClick={() => setChoice(next[choice])}>
      <Icon size={24} aria-hidden="true" />
    </IconButton>
  );
}
