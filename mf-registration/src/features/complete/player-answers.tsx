import { hasGroups, isProfileId, type Tournament } from '@courtside/domain';
import { query, useWatch, watchTeamPlayer, watchTeamPlayers } from '@courtside/firebase';
import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { useProfiles } from '../../teams/use-profiles';
import { useStoredTeam } from '../../teams/use-registered-team';

interface PlayerAnswersProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  /** The captain, whose own place needs no confirmation. */
  readonly uid: string;
  readonly isReadable: boolean;
}

/** Shows a captain which players have not confirmed, and which another captain has named too. Reads: one for each of those. */
export function PlayerAnswers({ tournament, teamId, uid, isReadable }: PlayerAnswersProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const team = useStoredTeam(tournament, teamId, isReadable);
  const { value: claims } = useWatch(query(watchTeamPlayers, tournament.id, teamId));
  const named = team?.profileIds.filter((id) => isProfileId(id) && id !== uid) ?? [];
  const profiles = useProfiles(named);
  if (!claims || hasGroups(tournament)) return null;
  const claimOf = (id: string) => claims.find((claim) => claim.uid === id && claim.leftAt === null);
  const nameOf = (id: string) => {
    const name = profiles.get(id)?.name;
    return name === undefined ? [] : [formatPersonName(name)];
  };
  const waiting = named.filter((id) => claimOf(id)?.isConfirmed === false).flatMap(nameOf);
  return (
    <>
      {named.flatMap((id) => {
        const [name] = nameOf(id);
        return claimOf(id) || name === undefined
          ? []
          : [<NamedElsewhere key={id} tournamentId={tournament.id} teamId={teamId} uid={id} name={name} />];
      })}
      {waiting.length > 0 && <Notice kind="info">{t('plays.waiting', { names: format.list(waiting) })}</Notice>}
    </>
  );
}

interface NamedElsewhereProps {
  readonly tournamentId: string;
  readonly teamId: string;
  readonly uid: string;
  readonly name: string;
}

function NamedElsewhere({ tournamentId, teamId, uid, name }: NamedElsewhereProps) {
  const { t } = useTranslation('registration');
  const { value: claim } = useWatch(query(watchTeamPlayer, tournamentId, uid));
  if (!claim || claim.teamId === teamId || claim.leftAt !== null) return null;
  return <Notice kind="warning">{t(claim.isConfirmed ? 'plays.hasConfirmed' : 'plays.namedTwice', { name })}</Notice>;
}
