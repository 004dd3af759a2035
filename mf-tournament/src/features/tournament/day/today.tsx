import type { Team, Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, fontFamily, gutter, line, media, pageWidth, space, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { DayOfPlay } from './use-day-of-play';

/** The id of the followed team's next duty in the page. */
export const MY_TODAY = 'my-team';

/** The color of text on yellow, also in the dark theme. */
const ON_MINE = '#0f1f1a';

/**
 * On a phone the height does not depend on the chosen team and its duty, so that the page below does not move when the visitor's team is loaded.
 */
const Card = styled.section`
  background: ${color.mineTint};
  border-bottom: ${line.hair} solid ${color.line};
  scroll-margin-top: var(--cs-sticky-top, 0px);
  .in {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    max-width: ${pageWidth};
    margin-inline: auto;
  }
  .who {
    display: flex;
    min-width: 0;
    padding: ${space[1]} ${gutter} 0;
  }
  .who label {
    flex: 1;
    flex-wrap: wrap;
    min-width: 0;
  }
  .who select {
    flex: 1 1 8rem;
    min-width: 0;
    max-width: none;
  }
  .what {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: var(--answer, 9rem);
    padding: ${space[1]} ${gutter} ${space[2]};
    /* The court, as large as a phone has room for. */
    --badge: min(2.875rem, 12vw);
  }
  .what > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .what > :nth-child(2) {
    font-size: var(--badge);
  }
  .what strong {
    display: block;
    font: 700 min(2.5rem, 11vw) / 1 ${fontFamily.display};
    text-wrap: balance;
    margin-bottom: ${space[0]};
  }
  /* A date is longer than minutes, in the same room. */
  .what strong[data-dated] {
    font-size: min(1.75rem, 8vw);
  }
  .what strong:has(svg) {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
  .what p {
    ${type.body}
    margin: 0;
  }
  .what p a {
    color: inherit;
  }
  [data-kicker] {
    display: block;
    margin-bottom: ${space[0]};
    ${type.small}
    font-weight: 700;
  }
  /* A line more than before, for readers of every team and of none. */
  &[data-after] {
    --answer: 11rem;
  }
  &[data-after='over'] {
    --answer: 6.25rem;
    .what {
      padding-block: ${space[0]} ${space[1]};
    }
    .what strong {
      font-size: min(1.75rem, 9vw);
    }
  }
  /* The date of a game that is days away takes two lines. */
  &[data-ahead] {
    --answer: 11.5rem;
    .what strong {
      font-size: min(2.125rem, 9.5vw);
    }
  }
  .what p[data-then],
  .what p[data-warns] {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    margin-top: ${space[1]};
    padding-top: ${space[1]};
    border-top: ${line.control} solid;
    font-weight: 600;
    ${type.small}
    svg {
      flex: none;
    }
  }
  .what p[data-warns] {
    font-weight: 700;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
    background: rgb(0 0 0 / 8%);
  }
  .tools > :is(a, button):not([data-line]) {
    flex: 1 1 auto;
    gap: ${space[0]};
    padding-inline: 2px;
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
    ${type.meta}
    font-weight: 650;
    white-space: nowrap;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  /* The words of four tools have one row on the narrowest phone, too. */
  @media (max-width: 359.98px) {
    .tools > :is(a, button):not([data-line]) {
      flex-direction: column;
      gap: 0;
    }
  }
  &[data-chosen] {
    background: ${color.mine};
    color: ${ON_MINE};
    border-bottom-color: ${color.mine};
    /* The name of the team is a title. Without a team the choice looks like a field, because a team should be chosen. */
    .who label {
      border: 0;
      padding: 0;
      background: none;
      box-shadow: none;
    }
    .who label > *,
    .who select {
      color: inherit;
    }
    .who label > span {
      display: none;
    }
  }
  @media ${media.wide} {
    .in {
      /* A long name in the choice does not narrow the answer. */
      grid-template-columns: minmax(0, 1fr) fit-content(45%);
      align-items: center;
      padding-inline: ${space[5]};
    }
    .who {
      padding: 0 0 0 ${space[3]};
    }
    .who label {
      flex-wrap: nowrap;
    }
    .what {
      grid-row: span 2;
      justify-content: flex-start;
      gap: ${space[4]};
      min-height: 7.25rem;
      padding-inline: 0;
      --badge: 2.875rem;
    }
    .what > :nth-child(2) {
      order: -1;
    }
    .who {
      grid-column: 2;
      grid-row: 1;
    }
    .tools {
      grid-column: 2;
      grid-row: 2;
      column-gap: ${space[2]};
      background: none;
      padding-inline-start: ${space[1]};
    }
  }
  @media print {
    display: none;
  }
`;

const Lines = styled.div`
  max-width: ${pageWidth};
  margin-inline: auto;
  padding: 0 ${space[1]};
  &:has(li) {
    padding-top: ${space[1]};
  }
  @media ${media.wide} {
    padding-inline: ${space[5]};
  }
`;

/** The content of the card when a part of the event is over. */
export interface AfterOfToday {
  readonly isOver: boolean;
  /** The result of the event, above everything else. */
  readonly result: ReactNode;
  /** The meaning of the result for the team, above its next game. */
  readonly kicker: ReactNode;
  /** The same for a duty in the place of the next game. */
  readonly meaning: ReactNode;
  /** The meaning for visitors without a team; null if they are asked to choose one. */
  readonly event: ReactNode;
  /** Below the card. */
  readonly below: ReactNode;
}

export interface TodayProps {
  readonly tournament: Tournament;
  /** Null on a day without play or with hidden times. */
  readonly day: DayOfPlay | null;
  readonly after?: AfterOfToday | null;
  /** The first game to come, on a day before play; null on other days. */
  readonly ahead?: ReactNode;
  /** The followed team. */
  readonly team: Team | undefined;
  /** The announcements. */
  readonly announced: ReactNode;
  /** The field that chooses the team; null if there is none. */
  readonly choose: ReactNode;
  /** The visitor's settings, and links for later use. */
  readonly tools: ReactNode;
}

/**
 * The card at the top: before play the first game, on a day of play whether it is stopped and the next duty of the visitor's team, and, after its
 * games, the meaning of the result.
 */
export function Today({ tournament, day, after = null, ahead = null, team, announced, choose, tools }: TodayProps) {
  const { t } = useTranslation('schedule');
  const isOver = after?.isOver ?? false;
  return (
    <>
      {day && day.heldUntil !== null && <day.PlayStopped until={day.heldUntil} />}
      <Lines>{announced}</Lines>
      <Card
        id={MY_TODAY}
        aria-label={t(isOver ? 'mine.ended' : 'mine.label')}
        tabIndex={-1}
        data-chosen={team ? '' : undefined}
        data-after={after ? (isOver ? 'over' : 'part') : undefined}
        data-ahead={ahead ? '' : undefined}
      >
        {after?.result}
        <div className="in">
          <div className="who">{choose}</div>
          <div className="what">{ahead ?? <Answer {...{ tournament, day, after, team }} />}</div>
          <div className="tools">{tools}</div>
        </div>
      </Card>
      {after?.below}
    </>
  );
}

/** The next game or duty has priority as long as there is one. */
function Answer({ tournament, day, after, team }: Pick<TodayProps, 'tournament' | 'day' | 'after' | 'team'>) {
  const { t } = useTranslation('schedule');
  if (!team)
    return (
      after?.event ?? (
        <div>
          <strong>{t('mine.which')}</strong>
          <p>{t('mine.choose')}</p>
        </div>
      )
    );
  const isNext = day !== null && !after?.isOver && day.getAssignments(team.id).length > 0;
  if (!isNext && after) return after.meaning;
  return day && <day.NextAssignment tournament={tournament} day={day} team={team.id} kicker={after?.kicker} />;
}
