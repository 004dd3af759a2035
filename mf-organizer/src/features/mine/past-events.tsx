import type { Tournament } from '@courtside/domain';
import { ErrorBoundary } from '@courtside/federation/error-boundary';
import { useTranslation } from '@courtside/i18n';
import { tableRoles } from '@courtside/tournament-ui';
import { Button, Card, ChevronRightIcon, color, line, space, Table, type, VisuallyHidden } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DuplicateDialog } from '../../dialogs/duplicate-dialog';
import { EventPart } from './list-style';
import { PastRow } from './past-row';
import type { ReportTasks } from './task-board';

const Sheet = styled(Card)`
  padding: 0;
  overflow-wrap: anywhere;
  container-type: inline-size;
  tbody tr:first-child > * {
    border-top: 0;
  }
  th a {
    color: inherit;
    font-weight: 650;
    text-decoration: none;
  }
  th a:hover {
    text-decoration: underline;
  }
  .dates,
  .count {
    color: ${color.ink2};
  }
  @container (min-width: 38rem) {
    .dates,
    .count {
      white-space: nowrap;
    }
  }
  .winner {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    min-width: 0;
  }
  td:last-child {
    width: 1%;
    padding-block: 2px;
  }
  /* A list if there is no room for a table: the name on one line, its facts below. */
  @container (max-width: 37.99rem) {
    tr {
      display: block;
      padding: ${space[2]};
    }
    tr + tr {
      border-top: ${line.hair} solid ${color.line};
    }
    tbody tr > :is(th:first-child, td) {
      display: block;
      padding: 0;
      border: 0;
      ${type.small}
    }
    tbody tr > :is(td.count, td:last-child) {
      display: none;
    }
  }
`;

/** The number of rows at first. */
const FIRST = 5;

interface PastEventsProps {
  readonly tournaments: readonly Tournament[];
  readonly uid: string;
  readonly tell: ReportTasks;
}

/** Past tournaments, the last first. */
export function PastEvents({ tournaments, uid, tell }: PastEventsProps) {
  const { t } = useTranslation('organizerMine');
  const [showsAll, setShowsAll] = useState(false);
  const [copied, setCopied] = useState<Tournament | null>(null);
  const shown = showsAll ? tournaments : tournaments.slice(0, FIRST);
  return (
    <EventPart aria-labelledby="past">
      <header>
        <h2 id="past">{t('past')}</h2>
        {tournaments.length > FIRST && (
          <Button variant="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('fewer') : t('all', { count: tournaments.length })}
            {!showsAll && <ChevronRightIcon size={16} aria-hidden="true" />}
          </Button>
        )}
      </header>
      <Sheet $padded={false}>
        {/* A list on a phone, but still a table for screen readers. */}
        <Table {...tableRoles.table} aria-labelledby="past">
          <VisuallyHidden as="thead" {...tableRoles.rowgroup}>
            <tr {...tableRoles.row}>
              {[t('columns.name'), t('columns.dates'), t('columns.teams'), t('winner'), t('copy')].map((head) => (
                <th key={head} scope="col" {...tableRoles.columnheader}>
                  {head}
                </th>
              ))}
            </tr>
          </VisuallyHidden>
          <tbody {...tableRoles.rowgroup}>
            {shown.map((tournament) => (
              <ErrorBoundary key={tournament.id} fallback={() => null}>
                <PastRow {...{ tournament, uid, tell }} onCopy={() => setCopied(tournament)} />
              </ErrorBoundary>
            ))}
          </tbody>
        </Table>
      </Sheet>
      {copied && <DuplicateDialog tournament={copied} onClose={() => setCopied(null)} />}
    </EventPart>
  );
}
