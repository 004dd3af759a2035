import { BREAK, courtLetter, type TimetableRow } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, CourtBadge, isCourtLetter, line, space, type as text } from '@courtside/ui';
import { Fragment, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { toGridRow, type DayTime } from '../days/day-times';
import { COURT_WIDTH, inColumns, TIME_WIDTH } from '../rows/in-columns';
import { TimeHead } from '../rows/time-head';

/** Many courts scroll sideways. Otherwise overflow stays visible, so that the heads can be sticky. */
const Frame = styled.div<{ readonly $courts: number }>`
  --columns: ${TIME_WIDTH} repeat(${({ $courts }) => $courts}, minmax(${COURT_WIDTH}, 1fr));
  @container day (max-width: calc(${TIME_WIDTH} + ${({ $courts }) => $courts} * ${COURT_WIDTH})) {
    --heads: static;
    overflow-x: auto;
  }
`;

const Heads = styled.div`
  display: none;
  ${inColumns(css`
    position: var(--heads, sticky);
    z-index: 2;
    top: var(--cs-below-bars, 0);
    display: grid;
    grid-template-columns: var(--columns);
    border-bottom: ${line.paint} solid ${color.ink};
    background: ${color.surface};
    ${text.table}
    font-weight: 700;
    > span {
      display: flex;
      align-items: center;
      gap: ${space[1]};
      padding: ${space[0]} ${space[1]};
      border-inline-start: ${line.hair} solid ${color.line};
    }
  `)}
`;

const Rows = styled.ol`
  ${inColumns(css`
    display: grid;
    grid-template-columns: var(--columns);
  `)}
`;

export interface DayRowsProps {
  /** The visible places and games, in the order of play. */
  readonly times: readonly DayTime[];
  /** Whether some are filtered out: the rows are a list then. */
  readonly isFiltered: boolean;
  readonly courts: number;
  /** Renders a place of the schedule. */
  readonly children: (place: TimetableRow, gridRow: string) => ReactNode;
  /** Renders a game of a bracket. */
  readonly bracketGame: (game: DayTime['games'][number], gridRow: string) => ReactNode;
}

/** The places of a day by time, with the courts of one time next to each other. With a single court, each place shows its time. */
export function DayRows({ times, isFiltered, courts, children, bracketGame }: DayRowsProps) {
  const { t } = useTranslation('common');
  const hasTimes = courts > 1;
  const isColumns = hasTimes && !isFiltered && times.length > 0;
  // One list: a game that only changes its place stays the same element, so that a user who is typing its score can continue.
  const rows = times.flatMap((time) =>
    [
      ...time.places.map((place) => ({
        key: place.entry === BREAK ? `${BREAK}/${place.index}` : place.entry,
        row: children(place, toGridRow(time, place.court)),
      })),
      ...time.games.map((game) => ({
        key: `${game.of.stage} ${game.place.index}`,
        row: bracketGame(game, toGridRow(time, game.place.slot.court, game.below)),
      })),
    ].map(({ key, row }, index) => (
      <Fragment key={key}>
        {hasTimes && index === 0 && (
          <TimeHead
            time={time}
            gridRow={time.rows > 1 ? `${time.row} / span ${time.rows}` : time.row}
            isEmpty={time.games.length === 0 && time.places.every(({ entry }) => entry === BREAK)}
          />
        )}
        {row}
      </Fragment>
    )),
  );
  return (
    <Frame $courts={courts}>
      {isColumns && (
        // Each place shows its court.
        <Heads aria-hidden="true" data-columns>
          <i />
          {Array.from({ length: courts }, (_, court) => courtLetter(court)).map((letter) => (
            <span key={letter}>
              {isCourtLetter(letter) && <CourtBadge letter={letter} label="" size="small" />}
              {t('court', { letter })}
            </span>
          ))}
        </Heads>
      )}
      <Rows data-columns={isColumns || undefined}>{rows}</Rows>
    </Frame>
  );
}
