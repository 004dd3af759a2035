import { BYE, TBD, type Bracket, type GameId, type Side as SideIndex } from '@courtside/domain';
import type { PlannedGame } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { TeamName, useBracketWords } from '@courtside/tournament-ui';
import { Side } from './courts-style';

interface SideNameProps {
  readonly game: Pick<PlannedGame, 'id' | 'teams'>;
  readonly side: SideIndex;
  readonly bracket: Bracket | null;
}

/** A team with its disc, or whom its place waits for. */
export function SideName({ game, side, bracket }: SideNameProps) {
  const words = useBracketWords();
  const { t } = useTranslation('bracket');
  const team = game.teams[side];
  if (team !== TBD && team !== BYE)
    return (
      <Side>
        <TeamName id={team} />
      </Side>
    );
  const index = bracket?.template.indexOf.get(game.id as GameId) ?? -1;
  return <span data-waits="">{(bracket && words.waiting(bracket, index, side)) ?? t('waits.nobody')}</span>;
}
