import { finalRanking, hasBracket, readBracket, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { query, useWatch, watchBracket, watchTeams } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { tableRoles } from '@courtside/tournament-ui';
import { assignDiscs, CopyIcon, IconButton, TeamDisc, TrophyIcon } from '@courtside/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { namedTeams } from './event-asks';
import { useReportTasks, type ReportTasks } from './task-board';
import { useEventReading } from './use-event-reading';

interface PastRowProps {
  readonly tournament: Tournament;
  readonly uid: string;
  readonly tell: ReportTasks;
  readonly onCopy: () => void;
}

/** A past tournament: its dates, its size, and its winner. */
export function PastRow({ tournament, uid, tell, onCopy }: PastRowProps) {
  const { t } = useTranslation(['organizerMine', 'common']);
  const format = useFormat();
  useReportTasks(tournament, useEventReading(tournament, uid), tell);
  const winner = useWinner(tournament);
  const count = namedTeams(tournament);
  const { name, startDate, endDate } = tournament;
  return (
    <tr {...tableRoles.row}>
      <th scope="row" {...tableRoles.rowheader}>
        <Link to={linkTo('tournament', tournament.id)}>{name}</Link>
      </th>
      <td className="dates" {...tableRoles.cell}>
        {format.dateRange(startDate, endDate, 'short')}
      </td>
      <td className="count" {...tableRoles.cell}>
        {count !== null && t('common:count.teams', { count })}
      </td>
      <td {...tableRoles.cell}>
        {winner && (
          <span className="winner">
            <TrophyIcon size={16} aria-hidden="true" />
            {winner.disc && <TeamDisc disc={winner.disc} size={16} />}
            <span>{winner.name}</span>
          </span>
        )}
      </td>
      <td {...tableRoles.cell}>
        <IconButton label={t('copyOf', { name })} onClick={onCopy}>
          <CopyIcon size={20} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

/** Returns the winner of the bracket; null without one, or until it is read. Reads: the bracket, and the teams once there is a champion. */
function useWinner(tournament: Tournament) {
  const { id } = tournament;
  const games = useWatch(hasBracket(tournament) ? query(watchBracket, id) : null).value;
  const champion = useMemo(() => {
    const bracket = games && readBracket(tournament, games).bracket;
    return bracket ? finalRanking(bracket).champion : null;
  }, [tournament, games]);
  const teams = useWatch(champion === null ? null : query(watchTeams, id)).value;
  return useMemo(() => {
    const name = teams?.find((team) => team.id === champion)?.name;
    return name === undefined || champion === null ? null : { name, disc: assignDiscs((teams ?? []).map((team) => team.id)).get(champion) };
  }, [teams, champion]);
}
