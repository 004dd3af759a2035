import { linkTo } from '@courtside/federation/links';
import { useConnection } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ArchiveIcon, Notice, useOfferedCommands, type CommandMenuProps } from '@courtside/ui';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActions } from './use-actions';
import { usePages } from './use-pages';
import { useTournamentCommands } from './use-tournament-commands';

/** The menu of the site. @param Menu loaded together with it */
export function createSiteMenu(Menu: ComponentType<CommandMenuProps>) {
  return function SiteMenu({ onClose, onShortcuts }: { readonly onClose: () => void; readonly onShortcuts: () => void }) {
    const { t } = useTranslation(['commands', 'common', 'shell']);
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const offered = useOfferedCommands();
    const pages = usePages();
    const actions = useActions(onShortcuts);
    const tournaments = useTournamentCommands();
    const commands = [...offered, ...tournaments.mine, ...pages, ...actions, ...tournaments.others];
    return (
      <Menu
        commands={commands}
        searchFor={(term) => ({
          key: 'archive search',
          label: t('archive', { term }),
          group: t('groups.pages'),
          icon: ArchiveIcon,
          does: `${linkTo('archive')}?${new URLSearchParams({ q: term }).toString()}`,
        })}
        // The page takes the place of the menu's own history entry.
        onGo={(address) => {
          const to = address.startsWith('#') ? `${pathname}${search}${address}` : address;
          if (to !== `${pathname}${search}`) void navigate(to, { replace: true });
        }}
        onClose={onClose}
        words={{
          title: t('title'),
          label: t('label'),
          placeholder: t('placeholder'),
          close: t('common:action.close'),
          nothing: (term) => t('nothing', { term }),
          count: (count) => t('count', { count }),
        }}
        notice={<State of={tournaments.state} />}
      />
    );
  };
}

function State({ of: state }: { readonly of: 'loading' | 'failed' | 'ready' }) {
  const { t } = useTranslation('commands');
  const isOffline = useConnection().status === 'offline';
  if (state === 'failed') return <Notice kind="warning">{t('failed')}</Notice>;
  if (isOffline) return <Notice kind="offline">{t('kept')}</Notice>;
  return state === 'loading' ? <p role="status">{t('loading')}</p> : null;
}
