import type { Tournament } from '@courtside/domain';
import { clockAt, getBracketName } from '@courtside/domain/day';
import { hasBegun, isToCome, type WallGame } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';
import { countedScores, stateWord, useClock } from '@courtside/tournament-ui';
import { color, CourtBadge, fontFamily, isCourtLetter, ProgressBar, radius, space, TeamDisc, type as fonts } from '@courtside/ui';
import styled from 'styled-components';
import { nowAt, getTimeVisibility } from '../../../live/plan';
import type { Front } from './use-front';

const List = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  article {
    display: grid;
    align-content: space-between;
    min-height: var(--game-room);
    overflow: hidden;
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
  }
  article > div:first-child {
    display: grid;
    /* No word of a state breaks. */
    grid-template-columns: minmax(3.25rem, min-content) minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
    padding: ${space[2]} ${space[3]};
  }
  small {
    display: block;
    margin-top: 2px;
    ${fonts.meta}
    color: ${color.ink2};
    font-weight: 600;
    overflow-wrap: break-word;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px ${space[3]};
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    min-width: 0;
    font-weight: 550;
    > span {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
  dd {
    text-align: end;
    font: 700 1.625rem/1.75rem ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
  /* A large text or a narrow window: the names have all of the width. */
  @container (max-width: 20rem) {
    article > div:first-child {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[1]};
      padding: ${space[1]};
    }
    dl {
      column-gap: ${space[1]};
    }
    dt > :not(span) {
      display: none;
    }
  }
`;

/** The games in front, each with its court, its teams and its score, and the name of its stage if that is a further one. */
export function FrontGames({ front, tournament }: { readonly front: Front; readonly tournament: Tournament }) {
  const { t } = useTranslation('home');
  const { games, brackets, groups, looks } = front;
  const showsTime = getTimeVisibility(tournament);
  return (
    <List>
      {games.map((shown) => {
        const { game, state, time } = shown;
        const { courtLetter: letter } = game;
        const stage = groups?.stages.find(({ plan }) => plan.id === game.stage)?.plan.name ?? getBracketName(brackets, game);
        const scores = hasBegun(shown) ? countedScores(game.state, tournament.forfeitGoals) : [null, null];
        return (
          <article key={game.id} aria-label={t('lead.onCourt', { letter })}>
            <div>
              <div>
                {isCourtLetter(letter) && <CourtBadge letter={letter} label={t('lead.court', { letter })} />}
                {state !== 'live' && <small>{isToCome(state) && showsTime(game) ? time : t(`lead.state.${stateWord(state)}`)}</small>}
              </div>
              <div>
                {stage !== null && <small data-stage="">{stage}</small>}
                <dl>
                  {([0, 1] as const).map((side) => {
                    const look = looks.get(game.teams[side]);
                    return [
                      <dt key={`team ${side}`}>
                        {look?.disc && <TeamDisc disc={look.disc} size={20} />}
                        <span>{look?.name ?? '–'}</span>
                      </dt>,
                      <dd key={`score ${side}`}>{scores[side] ?? (hasBegun(shown) ? '–' : '')}</dd>,
                    ];
                  })}
                </dl>
              </div>
            </div>
            {state === 'live' && <Progress game={shown} tournament={tournament} />}
          </article>
        );
      })}
    </List>
  );
}

/** Shows the progress of a game: by its own clock if it has one, else by the plan. */
function Progress({ game: { game }, tournament }: { readonly game: WallGame; readonly tournament: Tournament }) {
  const { t } = useTranslation('home');
  const instant = useClock();
  const clock = game.state.play?.clock;
  const minutes = clock ? clockAt(clock, instant).playedMs / 60_000 : nowAt(tournament, instant).minutes - game.start;
  const length = clock?.length ?? game.length;
  return (
    <ProgressBar
      live
      value={minutes / length}
      label={t('lead.progress')}
      valueText={t('lead.elapsed', { minutes: Math.floor(minutes), length })}
    />
  );
}
