import { ChevronDownIcon } from '@courtside/ui';
import type { ReactNode } from 'react';
import { useGrowing } from '../growing/use-growing';
import { usePrinting } from '../print/use-printing';
import { FoldButton } from './folded-day';
import type { ScheduleWords } from './schedule-words';
import { tableRoles } from './table-roles';
import { useFold } from './use-fold';

export interface EarlierGamesProps {
  /** The name of the fold, unique in the page. */
  readonly name: string;
  readonly games: number;
  /** Whether an element of the page is one of these games. */
  readonly holds: (elementId: string) => boolean;
  /** The blocks of rows. */
  readonly children: readonly ReactNode[];
  readonly t: ScheduleWords;
}

/** The finished games of a running day, as one row. Pressing it, a link to one of its games and printing open it. */
export function EarlierGames({ name, games, holds, children, t }: EarlierGamesProps) {
  const printing = usePrinting();
  const [isOpen, setIsOpen] = useFold({ name, holds });
  if (printing) return children;
  return (
    <>
      <tbody {...tableRoles.rowgroup} data-fold="">
        <tr {...tableRoles.row}>
          <td {...tableRoles.cell} colSpan={3}>
            <FoldButton type="button" data-row="" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t('earlier', { count: games })}
              <ChevronDownIcon size={18} aria-hidden="true" />
            </FoldButton>
          </td>
        </tr>
      </tbody>
      {isOpen && <Growing>{children}</Growing>}
    </>
  );
}

const growth = { first: 12, step: 9 };

function Growing({ children }: Pick<EarlierGamesProps, 'children'>) {
  return children.slice(0, useGrowing(children.length, growth));
}
