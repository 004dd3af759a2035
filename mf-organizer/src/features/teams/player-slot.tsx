import { isProfileId, limits, teamTextLimits, type Profile } from '@courtside/domain';
import { searchProfiles } from '@courtside/firebase';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { usePlayerSearch } from '@courtside/tournament-ui';
import { Combobox } from '@courtside/ui';
import { useRef, useState } from 'react';
import { getErrorMessage } from '../../saving/find-cause';
import { shownPlayer } from './players-model';

type Found = Pick<Profile, 'id' | 'name' | 'club'>;

export interface PlayerSlotProps {
  /** From 1. */
  readonly number: number;
  /** A profile id, a written name, or an empty text. */
  readonly entry: string;
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Entries of the other places of this team. */
  readonly taken: ReadonlySet<string>;
  /** Names of the other teams of players who already have one. */
  readonly otherTeams: ReadonlyMap<string, string>;
  /** `old` is the entry when typing began; other players may have moved up since. Rejects if it was refused. */
  readonly onSave: (old: string, entry: string, profile: Profile | null) => Promise<unknown>;
}

/**
 * One place of a team: a player found by search is saved at once, a written name when the field is left. A name that is too long, or
 * refused, stays in the field with the error below it, and is retried when the field is left again.
 */
export function PlayerSlot({ number, entry, profiles, taken, otherTeams, onSave }: PlayerSlotProps) {
  const { t } = useTranslation(['organizerTeams', 'common', 'errors']);
  const [typed, setTyped] = useState<string | null>(null);
  const stored = shownPlayer(entry, profiles);
  const text = typed ?? stored;
  const chosen: Found | null = typed === null && isProfileId(entry) ? (profiles.get(entry) ?? null) : null;
  const search = usePlayerSearch(typed, searchProfiles);
  // Choosing sends the choice and, in the same tick, its text, and then the field is left: only text that was typed since is a written
  // name.
  const latest = useRef(typed);
  const [refusal, setRefusal] = useState<string | null>(null);
  const over = useRef(entry);
  const setText = (next: string | null) => {
    if (latest.current === null) over.current = entry;
    latest.current = next;
    setTyped(next);
    setRefusal(null);
  };
  const save = (old: string, next: string, profile: Profile | null) =>
    void onSave(old, next, profile).catch((error: unknown) => {
      console.warn('The player was not saved', error);
      // A user who types there again is not interrupted.
      if (latest.current !== null) return;
      if (!profile) {
        setText(next);
        over.current = old;
      }
      setRefusal(t('errors:savePlayer', { message: getErrorMessage(error, t) }));
    });
  const isTooLong = search.status === 'tooLong';
  const leave = () => {
    const name = latest.current?.trim();
    if (name === undefined || isTooLong) return;
    setText(null);
    if (name !== shownPlayer(over.current, profiles)) save(over.current, name, null);
  };
  const status = () => {
    if (typed === null || isTooLong) return undefined;
    if (search.status === 'tooShort') return t('common:combobox.minimum', { count: limits.search.minimumCharacters });
    if (search.status === 'searching') return t('common:combobox.loading');
    if (search.status === 'failed') return t('editor.searchFailed');
    return search.players.length === 0 ? t('editor.noProfile') : undefined;
  };
  const shown = (player: Found) => formatPersonName(player.name);
  const otherTeam = isProfileId(entry) && typed === null ? otherTeams.get(entry) : undefined;
  return (
    <Combobox<Profile>
      label={t('editor.player', { number })}
      hint={otherTeam ? t('editor.inOtherTeam', { team: otherTeam }) : undefined}
      error={isTooLong ? t('editor.nameTooLong', { count: teamTextLimits.name }) : refusal}
      placeholder={t('editor.placeholder')}
      items={typed === null ? [] : search.players}
      itemKey={({ id }) => id}
      itemText={shown}
      itemDetail={(player) => {
        if (taken.has(player.id)) return t('editor.inThisTeam');
        const team = otherTeams.get(player.id);
        return team ? t('editor.inOtherTeam', { team }) : player.club;
      }}
      itemDisabled={({ id }) => taken.has(id)}
      selected={chosen as Profile | null}
      onSelect={(player) => {
        if (!player) return;
        const old = latest.current === null ? entry : over.current;
        setText(null);
        if (player.id !== old) save(old, player.id, player);
      }}
      inputValue={text}
      onInputValueChange={(next) => {
        // The list writes the name of the choice into the field; that does not count as typing.
        const isChoice = latest.current === null && search.players.some((player) => shown(player) === next);
        if (!isChoice && next !== text) setText(next);
      }}
      loading={typed !== null && search.status === 'searching'}
      status={status()}
      onBlur={leave}
      labels={{ clear: t('common:combobox.clear'), open: t('common:combobox.open') }}
    />
  );
}
