import { courtLetter, hasSchedule, isProfileId, type PlayerId, type Tournament } from '@courtside/domain';
import { shuffleTable, type Shuffle, type ShuffleRound } from '@courtside/domain/shuffle';
import { useSession } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import {
  Section,
  SHUFFLE_TITLE,
  ShuffleGames,
  ShuffleRounds,
  ShuffleTable,
  useFormatDay,
  useMixerPlayerName,
  useRoundName,
} from '@courtside/tournament-ui';
import { color, line, media, radius, space, type } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { noProfiles, useProfiles } from '../use-profiles';
import { useVisit } from '../visit';

const Parts = styled.div`
  display: grid;
  gap: ${space[4]};
  > * {
    min-width: 0;
  }
`;

const Mine = styled.div`
  padding: ${space[3]};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.mineTint};
  box-shadow: inset 5px 0 ${color.mine};
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    margin-block-end: 0.25rem;
    ${type.d3}
  }
  @media ${media.phone} {
    strong {
      ${type.control}
    }
  }
  @media print {
    display: none;
  }
`;

export interface ShuffleSectionProps {
  readonly tournament: Tournament;
  readonly shuffle: Shuffle;
}

/** The shuffle as visitors follow it: their own game, the present round, the table of all players, the earlier rounds. */
export function ShuffleSection({ tournament, shuffle }: ShuffleSectionProps) {
  const { t } = useTranslation('shuffle');
  const { uid } = useSession();
  const { profiles, isReading } = useShuffleProfiles(tournament, shuffle.players);
  const nameOf = useMixerPlayerName(profiles, isReading);
  const table = useMemo(() => shuffleTable(shuffle, tournament.playerIds), [shuffle, tournament.playerIds]);
  const hasDays = tournament.startDate !== tournament.endDate;
  const roundName = useRoundName(hasDays);
  const me = shuffle.players.find((id) => id === (uid as string | null)) ?? null;
  const present = shuffle.rounds.at(-1);
  const mine = me && findMyRound(shuffle.rounds, me);
  return (
    <Section id="shuffle" title={SHUFFLE_TITLE} intro={t('intro')}>
      <Parts>
        {me && mine && <MyGame {...{ me, nameOf, hasDays }} round={mine} />}
        <ShuffleRounds rounds={shuffle.rounds} nameOf={roundName} renderGames={(round) => <ShuffleGames {...{ round, nameOf, me }} />}>
          {present && <ShuffleTable rows={table} nameOf={nameOf} me={me} />}
        </ShuffleRounds>
      </Parts>
    </Section>
  );
}

const findGame = (round: ShuffleRound, player: PlayerId) => round.games.find(({ teams }) => teams.some((team) => team.includes(player)));

/** Returns the last round, or the one before while the player has to play that first. */
function findMyRound(rounds: readonly ShuffleRound[], player: PlayerId): ShuffleRound | undefined {
  const [last, before] = [rounds.at(-1), rounds.at(-2)];
  const isOpen = before && findGame(before, player)?.result === null;
  return isOpen && last && !findGame(last, player)?.result ? before : last;
}

interface MyGameProps {
  /** The event has several days. */
  readonly hasDays: boolean;
  readonly round: ShuffleRound;
  readonly me: PlayerId;
  readonly nameOf: (player: PlayerId) => string;
}

/** When and where the reader plays in a round, with whom and against whom. */
function MyGame({ round, me, nameOf, hasDays }: MyGameProps) {
  const { t } = useTranslation('shuffle');
  const format = useFormat();
  const formatDay = useFormatDay();
  const { number } = round;
  const game = findGame(round, me);
  if (!game)
    return (
      <Mine>
        <p>{t(round.resting.includes(me) ? 'youRest' : 'notInRound', { number })}</p>
      </Mine>
    );
  const [own, other] = game.teams[0].includes(me) ? game.teams : [game.teams[1], game.teams[0]];
  const namesOf = (players: readonly PlayerId[]) => format.list(players.map(nameOf));
  const when = { day: formatDay(round.date), time: game.start, letter: courtLetter(game.court) };
  return (
    <Mine>
      <p>
        <strong>{game.result ? t('youPlayed', { number }) : t(hasDays ? 'youPlayDay' : 'youPlay', when)}</strong>
      </p>
      <p>{t('withMates', { names: namesOf(own.filter((player) => player !== me)) })}</p>
      <p>{t('againstThem', { names: namesOf(other) })}</p>
    </Mine>
  );
}

/** Returns the profiles of these players. Reads: those that the page has not read. */
function useShuffleProfiles(tournament: Tournament, players: readonly PlayerId[]) {
  const known = useVisit().profiles;
  const missing = players.filter((id) => isProfileId(id) && !known.has(id));
  const { profiles, isReading } = useProfiles(tournament.id, missing, hasSchedule(tournament), true);
  return { profiles: useMemo(() => new Map([...(profiles ?? noProfiles), ...known]), [profiles, known]), isReading };
}
