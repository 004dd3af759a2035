import { hasGroups, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { moveFocusTo, Notice, space } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { NamingTeamPanel, type NamingTeam } from './naming-team-panel';
import { useNamingTeams } from './use-naming-teams';

interface PlaysInProps {
  readonly tournament: Tournament;
  readonly uid: string;
  /** The team that this account registered, whose captain changes it as a whole. */
  readonly ownTeamId: string | null;
  readonly isReadable: boolean;
}

const sentences = {
  confirmed: ['plays.confirmed', 'plays.confirmedTeam'],
  left: ['plays.left', 'plays.leftTeam'],
} as const;

/** Lets a player whom captains named confirm a team, or leave it. Renders nothing for other users. Reads: see `useNamingTeams`. */
export function ConfirmTeams({ tournament, uid, ownTeamId, isReadable }: PlaysInProps) {
  const { t } = useTranslation('registration');
  const { confirmed, naming } = useNamingTeams(tournament, uid, ownTeamId, isReadable);
  const [done, setDone] = useState<{ readonly what: keyof typeof sentences; readonly team: NamingTeam } | null>(null);
  const said = useRef<HTMLDivElement>(null);
  // The pressed button no longer exists by then.
  const isSettled =
    done !== null && (done.what === 'confirmed' ? confirmed === done.team.id : naming.every(({ id }) => id !== done.team.id));
  useEffect(() => {
    if (isSettled) moveFocusTo(said.current, null);
  }, [isSettled]);
  const words = done && sentences[done.what];
  return (
    <>
      {isSettled && words && (
        <div ref={said} tabIndex={-1} style={{ marginBottom: space[4] }}>
          <Notice kind="success">{done.team.name === '' ? t(words[0]) : t(words[1], { team: done.team.name })}</Notice>
        </div>
      )}
      {naming.map((team) => (
        <NamingTeamPanel
          key={team.id}
          tournamentId={tournament.id}
          team={team}
          confirmed={confirmed}
          all={naming}
          isOpen={!hasGroups(tournament)}
          onDone={(what) => setDone({ what, team })}
        />
      ))}
    </>
  );
}
