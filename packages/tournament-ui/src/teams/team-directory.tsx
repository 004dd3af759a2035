import type { Team, TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { assignDiscs, MineTag, space, TeamDisc, type Disc } from '@courtside/ui';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';

interface TeamLook {
  readonly name: string;
  readonly disc: Disc;
}

interface Directory {
  readonly looks: ReadonlyMap<string, TeamLook>;
  readonly mine: TeamId | null;
}

const DirectoryContext = createContext<Directory>({ looks: new Map(), mine: null });

export interface TeamDirectoryProps {
  readonly teams: readonly Pick<Team, 'id' | 'name'>[];
  /** The team that the reader follows. */
  readonly mine?: TeamId | null;
  readonly children: ReactNode;
}

/** Names and wheel discs of a tournament's teams, for every view inside. Inside one tournament no two teams share a disc. */
export function TeamDirectory({ teams, mine = null, children }: TeamDirectoryProps) {
  // Ids and names change seldom; other fields of a team must not render every row again.
  const key = teams.map(({ id, name }) => `${id}\u0000${name}`).join('\u0001');
  const directory = useMemo<Directory>(() => {
    const discs = assignDiscs(teams.map(({ id }) => id));
    return { looks: new Map(teams.flatMap(({ id, name }) => (discs.has(id) ? [[id, { name, disc: discs.get(id) as Disc }] as const] : []))), mine };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the teams
  }, [key, mine]);
  return <DirectoryContext.Provider value={directory}>{children}</DirectoryContext.Provider>;
}

/** The team that the reader follows, if any. */
export const useMyTeam = (): TeamId | null => useContext(DirectoryContext).mine;

/** Name of a team; a team that is gone has a word in its place. */
export function useTeamName(): (id: string) => string {
  const { looks } = useContext(DirectoryContext);
  const { t } = useTranslation('tournament');
  return (id) => looks.get(id)?.name ?? t('teams.unknown');
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  max-width: 100%;
  vertical-align: top;
  &[data-strong] {
    font-weight: 700;
  }
  &[data-cut] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
  /* Paper is for everybody, and often black and white. */
  @media print {
    svg,
    ${MineTag} {
      display: none;
    }
  }
`;

export interface TeamNameProps {
  readonly id: string;
  /** The winner of a game that is over. */
  readonly strong?: boolean;
  /** One line with an ellipsis; the full name is its title. */
  readonly cut?: boolean;
  readonly discSize?: number;
}

/** Disc, name, and the word "You" for the team that the reader follows. */
export function TeamName({ id, strong = false, cut = false, discSize = 22 }: TeamNameProps) {
  const { looks, mine } = useContext(DirectoryContext);
  const { t } = useTranslation('tournament');
  const look = looks.get(id);
  const name = look?.name ?? t('teams.unknown');
  return (
    <Line data-strong={strong || undefined} data-cut={cut || undefined} title={cut ? name : undefined}>
      {look && <TeamDisc disc={look.disc} size={discSize} />}
      <span>{name}</span>
      {mine === id && <MineTag>{t('teams.you')}</MineTag>}
    </Line>
  );
}
