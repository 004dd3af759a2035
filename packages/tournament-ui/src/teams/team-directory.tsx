import type { Team, TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { assignDiscs, MineTag, space, TeamDisc, type Disc } from '@courtside/ui';
import {
  createContext,
  memo,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import styled, { css } from 'styled-components';
import { createMyTeamStore, type MyTeamStore } from './my-team-store';

interface TeamLook {
  readonly name: string;
  readonly disc: Disc;
}

/** Changes with ids and names of teams and with the language only, so that no row renders again for any other change. */
interface Directory {
  readonly looks: ReadonlyMap<string, TeamLook>;
  readonly words: { readonly you: string; readonly unknown: string };
  readonly myTeam: MyTeamStore;
}

const DirectoryContext = createContext<Directory>({ looks: new Map(), words: { you: '', unknown: '' }, myTeam: createMyTeamStore(null) });

export interface TeamDirectoryProps {
  readonly teams: readonly Pick<Team, 'id' | 'name'>[];
  /** The team that the user follows. */
  readonly mine?: TeamId | null;
  readonly children: ReactNode;
}

/** Names and wheel discs of a tournament's teams, for every view inside. Inside one tournament no two teams share a disc. */
export function TeamDirectory({ teams, mine = null, children }: TeamDirectoryProps) {
  const { t } = useTranslation('tournament');
  const [myTeam] = useState(() => createMyTeamStore(mine));
  useLayoutEffect(() => {
    myTeam.set(mine);
  }, [myTeam, mine]);
  // Ids and names change seldom; other fields of a team must not render every row again.
  const key = teams.map(({ id, name }) => `${id}\u0000${name}`).join('\u0001');
  const looks = useMemo(() => {
    const discs = assignDiscs(teams.map(({ id }) => id));
    return new Map(teams.flatMap(({ id, name }) => (discs.has(id) ? [[id, { name, disc: discs.get(id) as Disc }] as const] : [])));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the teams
  }, [key]);
  const directory = useMemo<Directory>(
    () => ({ looks, words: { you: t('teams.you'), unknown: t('teams.unknown') }, myTeam }),
    [looks, myTeam, t],
  );
  return <DirectoryContext.Provider value={directory}>{children}</DirectoryContext.Provider>;
}

/** The team that the user follows, if any. */
export function useMyTeam(): TeamId | null {
  const { myTeam } = useContext(DirectoryContext);
  return useSyncExternalStore(myTeam.subscribe, myTeam.get, myTeam.get);
}

/** Whether one of these teams is the user's own; only rows whose result changes render again. */
export function useIsMine(...ids: readonly string[]): boolean {
  const { myTeam } = useContext(DirectoryContext);
  const isMine = () => {
    const mine = myTeam.get();
    return mine !== null && ids.some((id) => id === mine);
  };
  return useSyncExternalStore(myTeam.subscribe, isMine, isMine);
}

/** Returns the name of a team; a deleted team has a placeholder. */
export function useTeamName(): (id: string) => string {
  const { looks, words } = useContext(DirectoryContext);
  return useCallback((id) => looks.get(id)?.name ?? words.unknown, [looks, words]);
}

/** A text on at most two lines. */
export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  line-height: 1.05;
  /* Accents of capitals reach above the line. */
  padding-top: 0.16em;
  margin-top: -0.08em;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

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
  > ${MineTag} {
    flex: none;
  }
  > span {
    overflow-wrap: anywhere;
  }
  /* It follows the last word, so that it never narrows a long name. */
  > span > ${MineTag} {
    margin-inline-start: ${space[0]};
    vertical-align: text-bottom;
  }
  &[data-two-lines] {
    gap: ${space[0]};
    > span:not(${MineTag}) {
      ${twoLines}
      -webkit-line-clamp: 3;
    }
  }
  /* Paper has no reader's own team, and is often black and white. */
  @media print {
    > i,
    ${MineTag} {
      display: none;
    }
  }
`;

/** The disc of a team alone, for next to a heading with its name. */
export function TeamSign({ id, size }: { readonly id: string; readonly size: number }) {
  const look = useContext(DirectoryContext).looks.get(id);
  return look ? <TeamDisc disc={look.disc} size={size} /> : null;
}

export interface TeamNameProps {
  readonly id: string;
  /** The winner of a game that is over. */
  readonly strong?: boolean;
  /** At most three lines of this font size, in px, then an ellipsis; the full name is its title. */
  readonly twoLines?: number;
  readonly discSize?: number;
}

/** Disc, name, and the word "You" for the team that the user follows. */
export const TeamName = memo(function TeamName({ id, strong = false, twoLines: fontSize, discSize = 22 }: TeamNameProps) {
  const { looks, words } = useContext(DirectoryContext);
  const isMine = useIsMine(id);
  const look = looks.get(id);
  const name = look?.name ?? words.unknown;
  const you = <MineTag>{words.you}</MineTag>;
  return (
    <Line
      data-strong={strong || undefined}
      data-two-lines={fontSize}
      style={{ fontSize }}
      title={fontSize === undefined ? undefined : name}
    >
      {look && <TeamDisc disc={look.disc} size={discSize} fixed={fontSize !== undefined} />}
      <span>
        {name}
        {isMine && fontSize === undefined && <> {you}</>}
      </span>
      {isMine && fontSize !== undefined && you}
    </Line>
  );
});
