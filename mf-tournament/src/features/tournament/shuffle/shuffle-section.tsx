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
  const roundName = useRoundName(tournament.startDate !== tournament.endDate);
  const me = shuffle.players.find((id) => id === (uid as string | null)) ?? null;
  const present = shuffle.rounds.at(-1);
  return (
    <Section id="shuffle" title={SHUFFLE_TITLE} intro={t('intro')}>
      <Parts>
        {me && present && <MyGame {...{ me, nameOf }} round={present} />}
        <ShuffleRounds rounds={shuffle.rounds} nameOf={roundName} renderGames={(round) => <ShuffleGames {...{ round, nameOf, me }} />}>
          {present && <ShuffleTable rows={table} nameOf={nameOf} me={me} />}
        </ShuffleRounds>
      </Parts>
    </Section>
  );
}

interface MyGameProps {
  readonly round: ShuffleRound;
  readonly me: PlayerId;
  readonly nameOf: (player: PlayerId) => string;
}

/** Where the reader plays in the present round, with whom and against whom. */
function MyGame({ round, me, nameOf }: MyGameProps) {
  const { t } = useTranslation('shuffle');
  const format = useFormat();
  const { number } = round;
  const game = round.games.find(({ teams }) => teams.some((team) => team.includes(me)));
  if (!game)
    return (
      <Mine>
        <p>{t(round.resting.includes(me) ? 'youRest' : 'notInRound', { number })}</p>
      </Mine>
    );
  const [own, other] = game.teams[0].includes(me) ? game.teams : [game.teams[1], game.teams[0]];
  const namesOf = (players: readonly PlayerId[]) => format.list(players.map(nameOf));
  return (
    <Mine>
      <p>
        <strong>{game.result ? t('youPlayed', { number }) : t('youPlay', { time: game.start, letter: courtLetter(game.court) })}</strong>
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
