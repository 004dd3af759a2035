import { limits, teamTextLimits } from '@courtside/domain';
import { searchProfiles } from '@courtside/firebase';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { usePlayerSearch } from '@courtside/tournament-ui';
import { Caution, Combobox } from '@courtside/ui';
import type { ChosenPlayer, PlayerEntry } from './team-values';

interface PlayerFieldProps {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly value: PlayerEntry;
  /** The latest value, which may be newer than the last render. */
  readonly current: () => PlayerEntry;
  readonly onChange: (value: PlayerEntry) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** Ids in the other places of this team. */
  readonly taken: ReadonlySet<string>;
  /** Names of the teams that players are in already. */
  readonly otherTeams: ReadonlyMap<string, string>;
}

/** One place of the team: a search among the profiles by the beginning of the name, or a name without a profile. */
export function PlayerField({ id, number, value, current, onChange, onBlur, error, taken, otherTeams }: PlayerFieldProps) {
  const { t } = useTranslation(['registration', 'common']);
  const search = usePlayerSearch(value.player ? null : value.text, searchProfiles);
  const shown = (player: ChosenPlayer) => formatPersonName(player.name);
  const otherTeam = value.player ? otherTeams.get(value.player.id) : undefined;
  const name = value.text.trim();
  const isTooLong = search.status === 'tooLong';
  const isSameName = search.players.some((player) => player.name === name.toLowerCase());

  const hint = () => {
    // The error that is shown on sending has the same text.
    if (error || isTooLong) return undefined;
    if (value.player) return otherTeam && <Caution>{t('team.inOtherTeamHint', { name: shown(value.player), team: otherTeam })}</Caution>;
    return name === '' ? undefined : t(isSameName ? 'team.sameName' : 'team.byName');
  };

  const detail = (player: ChosenPlayer) => {
    if (taken.has(player.id)) return t('team.inThisTeam');
    const team = otherTeams.get(player.id);
    return team ? t('team.inOtherTeam', { team }) : player.club;
  };
  const status = () => {
    // An empty place opens no list over the fields below; its placeholder says how many letters to type.
    if (value.player || name === '' || isTooLong) return undefined;
    if (search.status === 'tooShort') return t('common:combobox.minimum', { count: limits.search.minimumCharacters });
    if (search.status === 'searching') return t('common:combobox.loading');
    if (search.status === 'failed') return t('team.searchFailed');
    const none = search.players.length === 0 ? `${t('common:combobox.empty', { term: name })} ` : '';
    return `${none}${t('team.noProfile')}`;
  };

  return (
    <Combobox<ChosenPlayer>
      id={id}
      name={id}
      label={t('team.player', { number })}
      hint={hint()}
      error={error ?? (isTooLong && t('team.error.nameTooLong', { count: teamTextLimits.name }))}
      placeholder={t('team.placeholder')}
      items={value.player ? [] : search.players}
      itemKey={(player) => player.id}
      itemText={shown}
      itemDetail={detail}
      itemDisabled={(player) => taken.has(player.id)}
      selected={value.player}
      // Choosing sends the choice and, in the same tick, its text; typing sends a text that no longer matches the choice.
      onSelect={(player) => player && onChange({ text: shown(player), player: { id: player.id, name: player.name, club: player.club } })}
      inputValue={value.text}
      onInputValueChange={(text) => {
        const { player } = current();
        onChange({ text, player: player && shown(player) === text ? player : null });
      }}
      loading={search.status === 'searching'}
      status={status()}
      labels={{ clear: t('common:combobox.clear'), open: t('common:combobox.open') }}
      onBlur={onBlur}
    />
  );
}
