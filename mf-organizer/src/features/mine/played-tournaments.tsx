import { hasGroups, type Tournament } from '@courtside/domain';
import type { TeamPlayer } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { resolveImageUrl, useTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { CardGrid, TournamentCard, withPoster } from '@courtside/tournament-ui';
import { Button, UsersIcon } from '@courtside/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Entry, Part } from './list-style';

/** Tournaments in whose teams the user is named; nothing if there are none. Reads: the tournament of each such team. */
export function PlayedTournaments({ teams }: { readonly teams: readonly TeamPlayer[] }) {
  const { t } = useTranslation('organizerMine');
  const playing = useMemo(() => teams.filter(({ leftAt }) => leftAt === null), [teams]);
  if (playing.length === 0) return null;
  return (
    <Part aria-labelledby="played">
      <h2 id="played">{t('played')}</h2>
      <CardGrid>
        {playing.map(({ tournamentId, isConfirmed }) => (
          <PlayedTournament key={tournamentId} id={tournamentId} isConfirmed={isConfirmed} />
        ))}
      </CardGrid>
    </Part>
  );
}

/** A played tournament, with a link to the user's own games. An unreadable or deleted one has no card. */
function PlayedTournament({ id, isConfirmed }: { readonly id: string; readonly isConfirmed: boolean }) {
  const loaded = useTournament(id);
  return loaded.state === 'ready' ? <PlayedCard tournament={loaded.tournament} isConfirmed={isConfirmed} /> : null;
}

interface PlayedCardProps {
  readonly tournament: Tournament;
  readonly isConfirmed: boolean;
}

function PlayedCard({ tournament, isConfirmed }: PlayedCardProps) {
  const { t } = useTranslation('organizerMine');
  const shown = useMemo(() => withPoster(tournament, resolveImageUrl), [tournament]);
  return (
    <Entry>
      <TournamentCard
        tournament={shown}
        linkAs={Link}
        to={linkTo('tournament', tournament.id)}
        note={t(isConfirmed || hasGroups(tournament) ? 'plays' : 'named')}
      />
      <Button
        as={Link}
        to={linkTo('register', tournament.id)}
        variant="secondary"
        icon={<UsersIcon size={20} aria-hidden="true" />}
        aria-label={t('myTeamOf', { name: tournament.name })}
      >
        {t('myTeam')}
      </Button>
    </Entry>
  );
}
