import { languageChoices, useLanguage, useTranslation } from '@courtside/i18n';
import { attempt, LanguagesIcon, SunMoonIcon, useColorScheme, type ColorSchemeChoice, type MenuItem } from '@courtside/ui';

const nextScheme: Readonly<Record<ColorSchemeChoice, ColorSchemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };

/** Language and appearance of this device: above the board there is no bar of the site that offers them. */
export function useDeviceMenu(): readonly MenuItem[] {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { language, setLanguage } = useLanguage();
  const [scheme, setScheme] = useColorScheme();
  const next = nextScheme[scheme];
  const group = t('menu.device');
  return [
    ...languageChoices
      .filter(({ code }) => code !== language)
      .map(({ code, name }) => ({
        group,
        key: code,
        label: <span lang={code}>{name}</span>,
        icon: <LanguagesIcon size={20} aria-hidden="true" />,
        onSelect: () => attempt(() => setLanguage(code), { failed: t('common:notLoaded.language'), retry: t('common:action.retry') }),
      })),
    {
      group,
      key: 'scheme',
      label: t('menu.appearance', { name: t(`common:theme.${next}`) }),
      icon: <SunMoonIcon size={20} aria-hidden="true" />,
      onSelect: () => setScheme(next),
    },
  ];
}
