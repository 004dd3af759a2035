import { CoffeeIcon } from '@courtside/ui';
import { LinkedTeam } from '../teams/linked-team';
import { useIsMine } from '../teams/team-directory';
import { BreakRow } from './game-style';
import type { ScheduleWords } from './schedule-words';
import { tableRoles } from './table-roles';

/** A team that has a bye in a round, below the games. */
export function ByeRow({ team, t }: { readonly team: string; readonly t: ScheduleWords }) {
  const isMine = useIsMine(team);
  return (
    <tbody {...tableRoles.rowgroup}>
      <tr {...tableRoles.row} data-mine={isMine || undefined}>
        <BreakRow {...tableRoles.cell} colSpan={3} data-bye="">
          <span>
            <CoffeeIcon size={18} aria-hidden="true" />
            {t('bye')}
            <LinkedTeam id={team} />
          </span>
        </BreakRow>
      </tr>
    </tbody>
  );
}
