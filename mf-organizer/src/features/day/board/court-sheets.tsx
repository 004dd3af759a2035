import { toScheduleTime, type Tournament } from '@courtside/domain';
import { getStartToShow } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { addDays, countedScores, matchNumbers, PaperNote, useFormatDay, usePrinting } from '@courtside/tournament-ui';
import type { BoardCourt, BoardGame } from '../data/board-model';
import { Box, CourtSheet, SheetTable } from './court-sheets-style';
import { useDay } from '../data/day-context';
import { useGameWords } from '../data/use-game-words';
import { listEventStages } from '../../../stages/list-event-stages';

/** Time, team, two scores, team, signature. */
const COLUMNS = 6;

interface CourtSheetsProps {
  readonly tournament: Tournament;
  readonly courts: readonly BoardCourt[];
}

/** The board on paper: a sheet for each court, with its games in the order of play and boxes to write in. */
export function CourtSheets({ tournament, courts }: CourtSheetsProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const formatDay = useFormatDay();
  const printing = usePrinting();
  const { furtherGroups, matches } = useDay();
  if (!printing) return null;
  const stages = listEventStages({ tournament, matches, groups: furtherGroups, brackets: [] });
  const numbers = new Map<string, number>(
    stages.flatMap((stage) => (stage.kind === 'bracket' ? [] : [...matchNumbers(stage.schedule, stage.gamesBefore)])),
  );
  return courts
    .filter(({ games }) => games.length > 0)
    .map(({ letter, games }) => (
      <CourtSheet key={letter} data-court-sheet={letter}>
        <SheetTable>
          {/* The widths: the first row is one cell. */}
          <colgroup>
            {Array.from({ length: COLUMNS }, (_, column) => (
              <col key={column} />
            ))}
          </colgroup>
          {/* The browser repeats it on each sheet of a court with many games. */}
          <thead>
            <tr>
              <th colSpan={COLUMNS}>
                <b>{t('common:court', { letter })}</b>
                {tournament.name}
                <br />
                {formatDay(addDays(tournament.startDate, games[0]?.day ?? 0))}
              </th>
            </tr>
            <tr>
              {(['time', 'team', 'score', 'team', 'signature'] as const).map((column, place) => (
                <th key={place} scope="col" colSpan={column === 'score' ? 2 : 1}>
                  {t(`paper.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <GameOnPaper key={game.id} game={game} number={numbers.get(game.id)} />
            ))}
          </tbody>
          {/* Repeated, too: below the table it could get a separate sheet. */}
          <tfoot>
            <tr>
              <td colSpan={COLUMNS}>
                <PaperNote tournamentId={tournament.id} />
              </td>
            </tr>
          </tfoot>
        </SheetTable>
      </CourtSheet>
    ));
}

/** One game: expected time, number, teams, a box for each score, and the referee above the line for the signature. */
function GameOnPaper({ game, number }: { readonly game: BoardGame; readonly number: number | undefined }) {
  const { t } = useTranslation(['organizerDay', 'bracket']);
  const { expected, tournament } = useDay();
  const { sideName, stageName } = useGameWords();
  const about = getStartToShow(game, expected.get(game.id));
  const scores = countedScores(game.state, tournament.forfeitGoals);
  return (
    <tr>
      <th scope="row">
        <b>{about === null ? game.time : toScheduleTime(about).time}</b>
        {about !== null && <small>{t('queue.planned', { time: game.time })}</small>}
        {/* The name of a bracket game has its number already. */}
        <small>{[number && t('bracket:number', { number }), stageName(game)].filter(Boolean).join(' · ')}</small>
      </th>
      <td>{sideName(game, 0)}</td>
      <Box>{scores[0]}</Box>
      <Box>{scores[1]}</Box>
      <td>{sideName(game, 1)}</td>
      <td>{game.referee !== '' && <small>{t('queue.referee', { name: game.referee })}</small>}</td>
    </tr>
  );
}
