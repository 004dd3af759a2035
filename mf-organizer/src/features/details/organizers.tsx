import { isOrganizer, limits, type Profile } from '@courtside/domain';
import { canRemoveOrganizer, isAskedToOrganize } from '@courtside/domain/engines';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { Button, color, CrownIcon, IconButton, Notice, space, Trash2Icon, type, UserPlusIcon } from '@courtside/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { TournamentData } from '../../workspace/tournament-data';
import { StaysOn } from './asked-to-organize';
import { AddOrganizerDialog } from './add-organizer-dialog';
import { RemoveOrganizer } from './remove-organizer';
import { Sheet } from './sheet';

const People = styled(Sheet)`
  align-items: start;
  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.75rem;
    ${type.table}
    overflow-wrap: anywhere;
  }
  li > span {
    flex: 1;
    min-width: 0;
  }
  li svg:first-child {
    flex: none;
    color: ${color.ink3};
  }
  small {
    color: ${color.ink3};
    ${type.meta}
  }
`;

export interface OrganizersProps {
  readonly data: TournamentData;
  readonly adding: boolean;
  readonly onAdd: (open: boolean) => void;
}

/** The list of organizers, who are added and removed here; the last one stays. */
export function Organizers({ data, adding, onAdd }: OrganizersProps) {
  const { t } = useTranslation(['organizer', 'common']);
  const { tournament, profiles, uid } = data;
  const [added, setAdded] = useState<string | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const nameOf = (id: string) => formatPersonName(profiles.get(id)?.name ?? '') || t('organizers.unnamed');
  useEffect(() => {
    if (added === null) return undefined;
    const timer = setTimeout(() => setAdded(null), limits.successBadgeMs);
    return () => clearTimeout(timer);
  }, [added]);
  const isLast = tournament.organizerUids.length <= 1;
  const mayRemove = (id: string) => canRemoveOrganizer(tournament, id, uid ?? '');
  return (
    <People>
      <h3>{t('organizers.title')}</h3>
      <ul>
        {tournament.organizerUids.map((id) => (
          <li key={id}>
            <CrownIcon size={20} aria-hidden="true" />
            <span>
              {nameOf(id)} {id === uid && <small>({t('organizers.you')})</small>}{' '}
              {isAskedToOrganize(tournament, id) && <small>({t('organizers.notAccepted')})</small>}
            </span>
            {mayRemove(id).allowed && (
              <IconButton label={t('organizers.remove', { name: nameOf(id) })} onClick={() => setRemoving(id)}>
                <Trash2Icon size={20} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {isLast && <small>{t('organizers.last')}</small>}
      {!isLast && uid !== null && isOrganizer(tournament, uid) && !mayRemove(uid).allowed && (
        <small>{t('organizers.nobodyAccepted')}</small>
      )}
      <StaysOn tournament={tournament} uid={uid} />
      <div data-edit>
        <Button variant="quiet" size="small" icon={<UserPlusIcon size={20} aria-hidden="true" />} onClick={() => onAdd(true)}>
          {t('details.addOrganizer')}
        </Button>
      </div>
      <div role="status">{added !== null && <Notice kind="success">{t('organizers.added', { name: added })}</Notice>}</div>
      {adding && (
        <AddOrganizerDialog
          tournament={tournament}
          onClose={() => onAdd(false)}
          onAdded={(profile: Profile) => {
            data.addProfiles([profile]);
            setAdded(formatPersonName(profile.name));
          }}
        />
      )}
      {removing !== null && (
        <RemoveOrganizer tournament={tournament} by={uid} uid={removing} name={nameOf(removing)} onClose={() => setRemoving(null)} />
      )}
    </People>
  );
}
