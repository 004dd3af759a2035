import { createContext, memo, useContext, type ComponentType, type ReactNode } from 'react';
import { TeamName, type TeamNameProps } from './team-directory';

export interface TeamLinkProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The link to the page of a team; null if names are not links: on organizers' pages, on the wall. */
const Context = createContext<ComponentType<TeamLinkProps> | null>(null);
export const TeamLinks = Context.Provider;

/** Disc and name of a team, with a link to its page if there is one. */
export const LinkedTeam = memo(function LinkedTeam(props: TeamNameProps) {
  const TeamLink = useContext(Context);
  const name = <TeamName {...props} />;
  return TeamLink ? <TeamLink id={props.id}>{name}</TeamLink> : name;
});
