import { linkTo } from '@courtside/federation/links';
import { useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { CircleUserIcon, UserPlusIcon, type Command } from '@courtside/ui';
import { navEntries } from '../nav-entries';

/** The pages of the site, for this user. */
export function usePages(): readonly Command[] {
  const { t } = useTranslation(['commands', 'shell']);
  const session = useSession();
  const group = t('groups.pages');
  const pages: Command[] = navEntries(session).map(({ key, path, icon }) => ({
    key: `page ${key}`,
    label: t(`shell:nav.${key}`),
    group,
    icon,
    does: path,
  }));
  if (session.status === 'signedIn')
    pages.push({ key: 'page profile', label: t('shell:nav.profile'), group, icon: CircleUserIcon, does: linkTo('profile') });
  if (session.status === 'signedOut')
    pages.push({ key: 'page signUp', label: t('signUp'), group, icon: UserPlusIcon, does: linkTo('signUp') });
  return pages;
}
