import { useSession } from '@courtside/firebase';
import { languageChoices, useLanguage, useTranslation } from '@courtside/i18n';
import {
  attempt,
  KeyboardIcon,
  LanguagesIcon,
  LogInIcon,
  LogOutIcon,
  MoonIcon,
  SunIcon,
  SunMoonIcon,
  useColorScheme,
  type Command,
} from '@courtside/ui';
import { useNavigate } from 'react-router-dom';
import { useLogOut } from '../use-log-out';
import { useSignInLink } from '../use-sign-in-link';

const schemes = [
  ['light', SunIcon],
  ['dark', MoonIcon],
  ['system', SunMoonIcon],
] as const;

/** Actions of every page. @param onShortcuts lists the keyboard shortcuts */
export function useActions(onShortcuts: () => void): readonly Command[] {
  const { t } = useTranslation(['commands', 'shell', 'common']);
  const { status } = useSession();
  const { language, setLanguage } = useLanguage();
  const [scheme, setScheme] = useColorScheme();
  const navigate = useNavigate();
  const signIn = useSignInLink();
  const logOut = useLogOut();
  const group = t('groups.actions');
  const changeLanguage = languageChoices
    .filter(({ code }) => code !== language)
    .map(({ code, name }): Command => ({
      key: `language ${code}`,
      label: t('language', { language: name }),
      group,
      icon: LanguagesIcon,
      does: () => attempt(() => setLanguage(code), { failed: t('common:notLoaded.language'), retry: t('common:action.retry') }),
    }));
  const changeScheme = schemes
    .filter(([choice]) => choice !== scheme)
    .map(([choice, icon]): Command => ({
      key: `scheme ${choice}`,
      label: t('theme', { theme: t(`common:theme.${choice}`) }),
      group,
      icon,
      does: () => setScheme(choice),
    }));
  const session: readonly Command[] =
    status === 'signedIn'
      ? [{ key: 'logout', label: t('shell:nav.logout'), group, icon: LogOutIcon, does: () => void logOut() }]
      : status === 'signedOut'
        ? [
            {
              key: 'login',
              label: t('shell:nav.login'),
              group,
              icon: LogInIcon,
              does: () => void navigate(signIn.to, { state: signIn.state }),
            },
          ]
        : [];
  const shortcuts: Command = { key: 'shortcuts', label: t('shortcuts.title'), group, icon: KeyboardIcon, also: ['?'], does: onShortcuts };
  return [...changeLanguage, ...changeScheme, ...session, shortcuts];
}
