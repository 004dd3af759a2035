import { publicContact, type Tournament } from '@courtside/domain';
import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { ContactLink } from '@courtside/tournament-ui';
import { color, type } from '@courtside/ui';
import styled from 'styled-components';
import { useProfiles } from '../../teams/use-profiles';

const Hint = styled.p`
  ${type.small}
  color: ${color.ink2};
  overflow-wrap: break-word;
`;

interface ChangeHintProps {
  readonly tournament: Pick<Tournament, 'contact' | 'organizerUids'>;
  /** Most of it can be changed on this page. */
  readonly isChangeable: boolean;
}

/** The people to contact about changes: the public contact, or the organizers by name if there is none. */
export function ChangeHint({ tournament, isChangeable }: ChangeHintProps) {
  const { t } = useTranslation('registration');
  const contact = publicContact(tournament.contact);
  if (!contact) return <OrganizersHint uids={tournament.organizerUids} isChangeable={isChangeable} />;
  return (
    <Hint>
      {t(isChangeable ? 'complete.else' : 'complete.change')} <ContactLink contact={contact} />
    </Hint>
  );
}

function OrganizersHint({ uids, isChangeable }: { readonly uids: Tournament['organizerUids']; readonly isChangeable: boolean }) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const profiles = useProfiles(uids);
  const names = uids.map((uid) => profiles.get(uid)?.name.trim() ?? '').filter(Boolean);
  return (
    <Hint>
      {t(isChangeable ? 'complete.elseWithout' : 'complete.changeWithout')}{' '}
      {names.length > 0 && t('complete.organizers', { names: format.list(names.map(formatPersonName)) })}
    </Hint>
  );
}
