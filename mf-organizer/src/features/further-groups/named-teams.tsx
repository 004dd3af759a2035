import type { TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Stack } from '@courtside/ui';
import { moveTeam } from '../../board/move-team';
import { TeamBoard, type BoardColumn } from '../../board/team-board';
import { useGroupBoardWords } from '../../board/use-board-words';

interface NamedTeamsProps {
  /** The teams that can begin in these groups, best seed first. */
  readonly heldBack: readonly TeamId[];
  /** Those that do, best first. */
  readonly value: readonly TeamId[];
  readonly onChange: (named: readonly TeamId[]) => void;
}

/** The teams in no group that begin in these groups, in their order; nothing where each team is in a group. */
export function NamedTeams({ heldBack, value, onChange }: NamedTeamsProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerTeams']);
  const words = useGroupBoardWords();
  if (heldBack.length === 0) return null;
  const columns: readonly BoardColumn[] = [
    { id: 'named', name: t('furtherGroups.namedHere'), teamIds: value.filter((team) => heldBack.includes(team)) },
    {
      id: 'others',
      name: t('furtherGroups.inNoGroup'),
      teamIds: heldBack.filter((team) => !value.includes(team)),
      order: heldBack,
      isWaiting: true,
    },
  ];
  return (
    <Stack as="section" aria-label={t('furtherGroups.named')}>
      <p>{t('furtherGroups.namedHint')}</p>
      <TeamBoard
        columns={columns}
        headingLevel={4}
        words={{ ...words, moveTo: ({ name }) => t('organizerTeams:groups.toGroup', { group: name }) }}
        onMove={(team, to) => onChange(moveTeam(columns, team, to).find(({ id }) => id === 'named')?.teamIds ?? [])}
      />
    </Stack>
  );
}
