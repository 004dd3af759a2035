import type { PlayerId, Profile } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Badge, Card, color, EmptyLine, space, type } from '@courtside/ui';
import { memo, type ElementType, type ReactNode } from 'react';
import styled from 'styled-components';
import { useMissingName } from './mixer-player-name';
import { namedPlayer } from './named-players';
import { PlayerLink } from './player-link';

export interface PlayersViewProps {
  readonly playerIds: readonly PlayerId[];
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Profiles are being read: accounts have no name yet. */
  readonly isReading?: boolean | undefined;
  /** Skills that an organizer set instead of the players' own. */
  readonly skillOverrides?: Readonly<Record<string, number>>;
  /** Pronouns, club and region, for organizers. */
  readonly detailed?: boolean;
  /** The router's link, for names that lead to the players' own pages; without it they lead nowhere. */
  readonly linkAs?: ElementType;
  /** An organizer's tools for a player. */
  readonly renderTools?: (id: PlayerId, name: string) => ReactNode;
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  padding: 0;
  list-style: none;
`;

const PlayerCard = styled(Card)`
  height: 100%;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]};
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
  }
  h3 {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    ${type.control}
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px ${space[3]};
    margin: 0;
    ${type.small}
  }
  dt {
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Players of a mixer: name and skill. */
export const PlayersView = memo(function PlayersView({
  playerIds,
  profiles,
  isReading = false,
  skillOverrides = {},
  detailed = false,
  linkAs,
  renderTools,
}: PlayersViewProps) {
  const { t } = useTranslation('tournament');
  const missing = useMissingName(isReading);
  if (playerIds.length === 0) return <EmptyLine>{t('players.empty')}</EmptyLine>;
  return (
    <Grid>
      {playerIds.map((id) => {
        const profile = profiles.get(id);
        const player = namedPlayer(id, profiles) ?? { name: missing, page: null };
        const skill = (Object.hasOwn(skillOverrides, id) ? skillOverrides[id] : undefined) ?? profile?.skill ?? null;
        return (
          <li key={id}>
            <PlayerCard>
              <header>
                <h3>
                  <PlayerLink player={player} linkAs={linkAs} />
                </h3>
                <Badge>{skill === null ? t('players.unknownSkill') : t('players.skill', { skill })}</Badge>
              </header>
              {detailed && (
                <dl>
                  {(['pronouns', 'club', 'region'] as const).map((field) => (
                    <PlayerFact key={field} term={t(`players.${field}`)}>
                      {profile?.[field] || t('players.notKnown')}
                    </PlayerFact>
                  ))}
                </dl>
              )}
              {renderTools?.(id, player.name)}
            </PlayerCard>
          </li>
        );
      })}
    </Grid>
  );
});

function PlayerFact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
