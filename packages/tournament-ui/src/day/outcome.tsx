import type { GamePlay } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { VisuallyHidden } from '@courtside/ui';
import { useTeamName } from '../teams/team-directory';
import { getShownEnding } from './stored-state';

export interface OutcomeProps {
  readonly play: GamePlay | undefined;
  readonly team1Id: string;
  readonly team2Id: string;
  /** Two letters or one short word, for narrow places; the whole sentence is available to screen readers and as a tooltip. */
  readonly short?: boolean;
}

/** How a game ended, where it was not simply played: forfeit, overtime, golden goal, cancelled. Nothing for others. */
export function Outcome({ play, team1Id, team2Id, short = false }: OutcomeProps) {
  const { t } = useTranslation('schedule');
  const nameOf = useTeamName();
  const ending = getShownEnding({ play });
  if (!ending) return null;
  const words = t(`ending.${ending}`, { one: nameOf(team1Id), other: nameOf(team2Id) });
  if (!short) return <span data-ending={ending}>{words}</span>;
  return (
    <span data-ending={ending} title={words}>
      <span aria-hidden="true">{t(`endingShort.${ending}`)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
