import { groupLetter, type AheadBy, type GroupId, type Standing, type StandingNote, type TeamId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { color, media, Table, TableCard, type, VisuallyHidden } from '@courtside/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useTurn } from '../growing/use-turn';
import { LinkedTeam } from '../teams/linked-team';
import { useIsMine, useTeamName } from '../teams/team-directory';

export interface StandingsTableProps {
  readonly groupId: GroupId;
  readonly rows: readonly Standing<TeamId>[];
  /** Shows below each row the reason why it is ahead of the next. */
  readonly explained?: boolean;
  /** A dashed line below this rank: the teams above advance. */
  readonly cutAfter?: number | null;
  /** Teams above the line play in the main bracket, the others in a second one. */
  readonly isMainCut?: boolean;
  /** False if there is only one group. */
  readonly named?: boolean;
  /** Points that do not come from goals: deductions and bonus points, and the rest where the order is explained. */
  readonly notes?: readonly StandingNote[];
  /** The team that the page is about. */
  readonly current?: TeamId;
  /** The name of the stage, in front of the group, if the page has tables of several. */
  readonly stage?: string | undefined;
  /** A heading above shows the stage, so the table names it to screen readers alone. */
  readonly isHeaded?: boolean;
  /** In place of the words for the bracket. */
  readonly cutText?: string | undefined;
  /** Results of an earlier stage that count here; missing without any. */
  readonly carried?: Carried | undefined;
}

/** Results of an earlier stage in a table. */
export interface Carried {
  /** The teams that have some, whose points are marked. */
  readonly teams: ReadonlySet<TeamId>;
  /** Explains the mark. */
  readonly text: string;
  /** The carried results, shown where the order is explained. */
  readonly details: readonly string[];
}

/** Names keep a minimum width; if the table becomes too wide, its sheet scrolls. */
const Named = styled(Table)`
  tbody th {
    min-width: 6.5rem;
  }
  tr[aria-current]:not([data-mine]) > * {
    background: ${color.sunken};
  }
  tr[aria-current] > :first-child {
    box-shadow: inset 5px 0 ${color.ink};
  }
  @media ${media.phone} {
    th[data-num],
    td[data-num] {
      padding-inline: 0.25rem;
    }
    /* Next to the bar of a marked row. */
    tr > :first-child[data-num] {
      padding-inline-start: 0.625rem;
    }
    tr > :last-child[data-num] {
      padding-inline-end: 0.5rem;
    }
  }
`;

const Reason = styled.tr`
  && td {
    padding-block: 0 0.5rem;
    border-top: 0;
    ${type.meta}
    color: ${color.ink3};
  }
`;

/** From so many teams on, tables take turns. */
const LARGE = 12;

const columns = ['played', 'wins', 'draws', 'losses', 'goalDifference', 'points'] as const;

/** The table of one group, all its columns on every screen: points can't be understood without games played and draws. */
export const StandingsTable = memo(function StandingsTable({
  groupId,
  rows,
  explained = false,
  cutAfter = null,
  isMainCut = false,
  named = true,
  notes = [],
  current,
  stage,
  isHeaded = false,
  cutText,
  carried,
}: StandingsTableProps) {
  const { t } = useTranslation('standings');
  const showsReasons = useTurn(explained, rows.length > LARGE);
  const group = named ? t('group', { letter: groupLetter(groupId) }) : t('overall');
  const title = stage === undefined ? group : named ? `${stage} · ${group}` : stage;
  const caption = isHeaded ? (
    <>
      <VisuallyHidden>{`${stage} · `}</VisuallyHidden>
      {group}
    </>
  ) : (
    title
  );
  const byes = rows.some((row) => row.byes > 0);
  // A user who adds up points and games must see why they differ.
  const shownNotes = showsReasons ? notes : notes.filter(({ kind }) => kind === 'adjusted' || kind === 'late');
  return (
    <TableCard label={title}>
      <Named>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" data-num>
              <abbr title={t('column.rank')}>#</abbr>
            </th>
            <th scope="col">{t('column.team')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-num>
                <abbr title={t(`column.${column}`)}>{t(`letter.${column}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <StandingRows
              key={row.teamId}
              row={row}
              explained={showsReasons}
              isCut={cutAfter !== null && index === cutAfter}
              isCurrent={row.teamId === current}
              carried={carried?.teams.has(row.teamId) ? carried.text : undefined}
            />
          ))}
        </tbody>
        {(byes || cutAfter !== null || shownNotes.length > 0 || carried) && (
          <tfoot>
            {cutAfter !== null && (
              <tr>
                <td colSpan={columns.length + 2}>{cutText ?? t(isMainCut ? 'cutMain' : 'cut')}</td>
              </tr>
            )}
            {byes && (
              <tr>
                <td colSpan={columns.length + 2}>{t('byes')}</td>
              </tr>
            )}
            {carried &&
              [`* ${carried.text}`, ...(showsReasons ? carried.details : [])].map((text) => (
                <tr key={text}>
                  <td colSpan={columns.length + 2}>{text}</td>
                </tr>
              ))}
            {shownNotes.map((note, index) => (
              <tr key={index}>
                <td colSpan={columns.length + 2}>
                  <Note note={note} />
                </td>
              </tr>
            ))}
          </tfoot>
        )}
      </Named>
    </TableCard>
  );
});

interface StandingRowsProps {
  readonly row: Standing<TeamId>;
  readonly explained: boolean;
  readonly isCut: boolean;
  readonly isCurrent: boolean;
  /** Explains the mark of carried results; undefined without any. */
  readonly carried: string | undefined;
}

const StandingRows = memo(function StandingRows({ row, explained, isCut, isCurrent, carried }: StandingRowsProps) {
  const { t } = useTranslation('standings');
  const format = useFormat();
  const isMine = useIsMine(row.teamId);
  return (
    <>
      <tr data-mine={isMine || undefined} data-cut={isCut || undefined} aria-current={isCurrent || undefined}>
        <td data-num>{row.rank}</td>
        <th scope="row">
          <LinkedTeam id={row.teamId} />
        </th>
        {columns.map((column) => (
          <td key={column} data-num>
            {column === 'goalDifference' ? (
              <>
                {format.signed(row.goalDifference)}
                <VisuallyHidden>{t('goals', { for: row.goalsFor, against: row.goalsAgainst })}</VisuallyHidden>
              </>
            ) : column === 'points' ? (
              <strong>
                {row.points}
                {carried !== undefined && (
                  <>
                    <span aria-hidden="true">*</span>
                    <VisuallyHidden>{` ${carried}`}</VisuallyHidden>
                  </>
                )}
              </strong>
            ) : (
              row[column]
            )}
          </td>
        ))}
      </tr>
      {explained && row.aheadBy && (
        <Reason>
          <td />
          <td colSpan={columns.length + 1}>
            <Why by={row.aheadBy} />
          </td>
        </Reason>
      )}
    </>
  );
});

/** A note about points that do not come from goals, in words. */
function Note({ note }: { readonly note: StandingNote }) {
  const { t } = useTranslation('standings');
  const format = useFormat();
  const nameOf = useTeamName();
  switch (note.kind) {
    case 'forfeit':
      return t('notes.forfeit', { team: nameOf(note.loser), other: nameOf(note.winner), goals: note.goals });
    case 'adjusted':
      return t('notes.deducted', { team: nameOf(note.team), count: note.points, points: format.signed(note.points), reason: note.reason });
    case 'late':
      return note.round === null
        ? t('notes.lateNext', { team: nameOf(note.team) })
        : t('notes.late', { team: nameOf(note.team), number: note.round });
    case 'doubleForfeit':
      return t('notes.doubleForfeit', { team: nameOf(note.teams[0]), other: nameOf(note.teams[1]) });
    case 'withdrawn':
      return t(note.falls ? 'notes.falls' : 'notes.stands', { team: nameOf(note.team) });
  }
}

/** The reason why a team is ahead of the next one, in words. */
function Why({ by: { criterion, above, below } }: { readonly by: AheadBy }) {
  const { t } = useTranslation('standings');
  const format = useFormat();
  const isSigned = /difference/i.test(criterion) || (criterion === 'headToHead' && below < 0);
  const show = (value: number) => (isSigned ? format.signed(value) : format.number(value));
  return <>{criterion === 'order' ? t('ahead.order') : t(`ahead.${criterion}`, { above: show(above), below: show(below) })}</>;
}
