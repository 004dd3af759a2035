import { BYE, TBD, type Team, type Tournament } from '@courtside/domain';
import { clockAt, getBracketName } from '@courtside/domain/day';
import { hasBegun, isToCome, type WallGame } from '@courtside/domain/wall';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { countedScores, stateWord } from '@courtside/tournament-ui';
import { assignDiscs, color, CourtBadge, fontFamily, isCourtLetter, line, space, TeamDisc, type, type Disc } from '@courtside/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PlayToday } from './play-of-today';

const Courts = styled.ul`
  border-top: ${line.paint} solid ${color.ink};
  li + li {
    border-top: ${line.hair} solid ${color.line};
  }
  a {
    display: grid;
    grid-template-columns: 38px 3.75rem minmax(0, 1fr);
    align-items: center;
    gap: ${space[1]} ${space[2]};
    min-height: 52px;
    padding: 6px ${space[3]};
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  [data-live] a {
    box-shadow: inset 5px 0 ${color.ball};
  }
  .when {
    font: 700 1.25rem/1.375rem ${fontFamily.display};
  }
  .when[data-word] {
    ${type.label}
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  .when[data-late] {
    color: ${color.warn};
  }
  small {
    display: block;
    ${type.meta}
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${space[2]};
    align-items: center;
    ${type.small}
    font-weight: 550;
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    font: 700 1.375rem/1.375rem ${fontFamily.display};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  dd[data-none] {
    ${type.small}
    color: ${color.ink3};
  }
  p {
    padding: ${space[2]} ${space[3]};
    color: ${color.ink2};
  }
  @media (hover: hover) {
    a:hover dt {
      text-decoration: underline;
    }
  }
  @container (min-width: 38rem) {
    dl {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(1.25rem, auto) minmax(2.25rem, auto);
    }
    dl > :nth-child(2) {
      order: 3;
    }
    dl > :nth-child(3) {
      order: 2;
    }
    dl > :nth-child(4) {
      order: 4;
      text-align: start;
    }
    dl[data-scored] > :nth-child(4)::before {
      content: '–';
      /* The same distance from the second score as from the first, which the column gap creates. */
      margin-inline-end: ${space[2]};
      color: ${color.ink3};
    }
  }
  @container (max-width: 17rem) {
    a {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

interface TodayCourtsProps {
  readonly tournament: Tournament;
  readonly play: PlayToday;
  readonly teams: readonly Team[];
}

/** The current or next game of each court, with a link to its board. */
export function TodayCourts({ tournament, play, teams }: TodayCourtsProps) {
  const { t } = useTranslation('organizerMine');
  const looks = useMemo(() => {
    const discs = assignDiscs(teams.map(({ id }) => id));
    return new Map<string, Look>(teams.map(({ id, name }) => [id, { name, disc: discs.get(id) }]));
  }, [teams]);
  return (
    <Courts aria-label={t('courts', { name: tournament.name })}>
      {play.courts.map(
        ({ letter, now }) =>
          now && (
            <li key={letter} data-live={now.state === 'live' || undefined}>
              <Link to={`${linkTo('day', tournament.id)}?court=${letter}`}>
                <CourtGame
                  {...{ letter, looks }}
                  shown={now}
                  stage={getBracketName(play.brackets, now.game)}
                  now={play.now}
                  forfeitGoals={tournament.forfeitGoals}
                />
              </Link>
            </li>
          ),
      )}
      {play.courts.length === 0 && (
        <li>
          <p>{t('noGames')}</p>
        </li>
      )}
    </Courts>
  );
}

interface Look {
  readonly name: string;
  readonly disc: Disc | undefined;
}

interface CourtGameProps {
  readonly letter: string;
  readonly shown: WallGame;
  /** The name of its bracket, if that is not the first. */
  readonly stage: string | null;
  readonly now: PlayToday['now'];
  readonly looks: ReadonlyMap<string, Look>;
  readonly forfeitGoals: number;
}

function CourtGame({ letter, shown, stage, now, looks, forfeitGoals }: CourtGameProps) {
  const { t } = useTranslation(['organizerMine', 'common']);
  const { game } = shown;
  const scores = hasBegun(shown) ? countedScores(game.state, forfeitGoals) : null;
  return (
    <>
      {isCourtLetter(letter) && <CourtBadge letter={letter} label={t('common:court', { letter })} />}
      <When shown={shown} now={now} />
      <div>
        {stage !== null && <small data-stage="">{stage}</small>}
        <dl data-scored={scores?.some((score) => score !== null) || undefined}>
          {([0, 1] as const).map((side) => {
            const id = game.teams[side];
            const look = looks.get(id);
            const isKnown = id !== TBD && id !== BYE && look !== undefined;
            return [
              <dt key={`team ${side}`}>
                {isKnown && look.disc && <TeamDisc disc={look.disc} size={16} />}
                <span>{isKnown ? look.name : '…'}</span>
              </dt>,
              <dd key={`score ${side}`} data-none={scores?.[side] === null || undefined}>
                {scores ? (scores[side] ?? '–') : ''}
              </dd>,
            ];
          })}
        </dl>
      </div>
    </>
  );
}

/** Shows minutes of play for a running game, the time for a future one, and a word for all others. */
function When({ shown: { game, state, time, isLate }, now }: Pick<CourtGameProps, 'shown' | 'now'>) {
  const { t } = useTranslation(['organizerMine', 'home']);
  if (isToCome(state))
    return (
      <span className="when" data-late={isLate || undefined}>
        {time}
      </span>
    );
  if (state !== 'live')
    return (
      <span className="when" data-word="">
        {t(`home:lead.state.${stateWord(state)}`)}
      </span>
    );
  const clock = game.state.play?.clock;
  const minutes = clock ? clockAt(clock, now.instant).playedMs / 60_000 : now.minutes - game.start;
  return <span className="when">{t('minute', { count: Math.max(0, Math.floor(minutes)) })}</span>;
}
