import { BREAK, courtLetter, type TimetableRow } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, CourtBadge, isCourtLetter, line, space, type as text } from '@courtside/ui';
import { Fragment, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { COURT_WIDTH, inColumns, TIME_WIDTH } from './in-columns';
import { TimeHead } from './time-head';

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
  /** The visible places, in the order of play. */
  readonly rows: readonly TimetableRow[];
  /** Whether some are filtered out: the rows are a list then. */
  readonly isFiltered: boolean;
  readonly courts: number;
  readonly children: (row: TimetableRow) => ReactNode;
  /** Other items of the same list. */
  readonly after?: ReactNode;
}

/** The places of a day by time, with the courts of one time next to each other. With a single court, each place shows its time. */
export function DayRows({ rows, isFiltered, courts, children, after }: DayRowsProps) {
  const { t } = useTranslation('common');
  const hasTimes = courts > 1;
  const isColumns = hasTimes && !isFiltered && rows.length > 0;
  const emptySlots = new Set(rows.map(({ slot }) => slot));
  for (const { entry, slot } of rows) if (entry !== BREAK) emptySlots.delete(slot);
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
      <Rows data-columns={isColumns || undefined}>
        {rows.map((row, index) => (
          // A game that only changes its place stays the same element, so that a user who is typing its score can continue.
          <Fragment key={row.entry === BREAK ? `${BREAK}/${row.index}` : row.entry}>
            {hasTimes && rows[index - 1]?.slot !== row.slot && (
              <TimeHead time={row} gridRow={row.slot + 1} isEmpty={emptySlots.has(row.slot)} />
            )}
            {children(row)}
          </Fragment>
        ))}
        {after}
      </Rows>
    </Frame>
  );
}
