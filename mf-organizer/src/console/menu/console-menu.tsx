import { linkTo } from '@courtside/federation/links';
import { query, signOut, useSession, useWatch, watchMyTournaments } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import {
  ClockIcon,
  CirclePlusIcon,
  KeyboardIcon,
  LogOutIcon,
  Notice,
  TrophyIcon,
  useOfferedCommands,
  type Command,
  type CommandMenuProps,
} from '@courtside/ui';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface ConsoleMenuProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** The command menu of the console: the open page, the user's tournaments and the pages of the console. @param Menu loaded together with it */
export function createConsoleMenu(Menu: ComponentType<CommandMenuProps>) {
  return function ConsoleMenu({ onClose, onShortcuts }: ConsoleMenuProps) {
    const { t } = useTranslation(['commands', 'common', 'console']);
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const offered = useOfferedCommands();
    const pages = usePages();
    const { commands: tournaments, hasFailed } = useTournaments();
    const shortcuts: Command = {
      key: 'shortcuts',
      label: t('shortcuts.title'),
      group: t('groups.actions'),
      icon: KeyboardIcon,
      also: ['?'],
      does: onShortcuts,
    };
    return (
      <Menu
        commands={[...offered, ...tournaments, ...pages, shortcuts]}
        // The page takes the place of the menu's own history entry.
        onGo={(address) => void navigate(address.startsWith('#') ? `${pathname}${search}${address}` : address, { replace: true })}
        onClose={onClose}
        words={{
          title: t('title'),
          label: t('label'),
          placeholder: t('placeholder'),
          close: t('common:action.close'),
          nothing: (term) => t('nothing', { term }),
          count: (count) => t('count', { count }),
        }}
        notice={hasFailed ? <Notice kind="warning">{t('failed')}</Notice> : null}
      />
    );
  };
}

function usePages(): readonly Command[] {
  const { t } = useTranslation(['commands', 'console']);
  if (useSession().status !== 'signedIn') return [];
  const group = t('groups.pages');
  return [
    { key: 'page myTournaments', label: t('console:myTournaments'), group, icon: TrophyIcon, does: linkTo('myTournaments') },
    { key: 'page organize', label: t('console:create'), group, icon: CirclePlusIcon, does: linkTo('organize') },
    { key: 'logout', label: t('console:signOut'), group: t('groups.actions'), icon: LogOutIcon, does: () => void signOut() },
  ];
}

/** Reads: what "My tournaments" reads; shared with it while it is open. */
function useTournaments(): { readonly commands: readonly Command[]; readonly hasFailed: boolean } {
  const { t } = useTranslation('commands');
  const { dateRange } = useFormat();
  const { uid } = useSession();
  const { value, status } = useWatch(uid === null ? null : query(watchMyTournaments, uid));
  const group = t('groups.mine');
  const commands = (value ?? []).flatMap(({ id, name, startDate, endDate, location }): readonly Command[] => [
    {
      key: `tournament ${id}`,
      label: name,
      detail: [dateRange(startDate, endDate, 'short'), location].filter(Boolean).join(' · '),
      group,
      icon: TrophyIcon,
      does: linkTo('tournament', id),
    },
    { key: `board ${id}`, label: t('board', { name }), group, icon: ClockIcon, isHidden: true, does: linkTo('day', id) },
  ]);
  return { commands, hasFailed: status === 'error' };
}
