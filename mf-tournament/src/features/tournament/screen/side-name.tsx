import { BYE, TBD, type Bracket, type GameId, type Side as SideIndex } from '@courtside/domain';
import type { PlannedGame } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { TeamName, useBracketWords, useTeamName } from '@courtside/tournament-ui';
import { Side } from './courts-style';

/** From so many letters on a name is set smaller. */
const LONG = 34;

/** A team with its disc. A long name is smaller, and none has more than two lines: a wall can't be scrolled. */
export function WallTeam({ id }: { readonly id: string }) {
  const nameOf = useTeamName();
  return (
    <Side data-long={nameOf(id).length >= LONG || undefined}>
      <TeamName id={id} />
    </Side>
  );
}

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
  if (team !== TBD && team !== BYE) return <WallTeam id={team} />;
  const index = bracket?.template.indexOf.get(game.id as GameId) ?? -1;
  return <span data-waits="">{(bracket && words.waiting(bracket, index, side)) ?? t('waits.nobody')}</span>;
}
