import { publicContact, type Tournament } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { ContactLink } from '@courtside/tournament-ui';
import { color, type } from '@courtside/ui';
import styled from 'styled-components';
import { useOrganizerNames } from './use-organizer-names';

const Hint = styled.p`
  ${type.small}
  color: ${color.ink2};
  overflow-wrap: break-word;
`;

/** Whom to turn to when something should be changed: the public contact, or where there is none the organisers by name. */
export function ChangeHint({ tournament }: { readonly tournament: Pick<Tournament, 'contact' | 'organizerUids'> }) {
  const { t } = useTranslation('registration');
  const contact = publicContact(tournament.contact);
  if (!contact) return <OrganizersHint uids={tournament.organizerUids} />;
  return (
    <Hint>
      {t('complete.change')} <ContactLink contact={contact} />
    </Hint>
  );
}

function OrganizersHint({ uids }: { readonly uids: Tournament['organizerUids'] }) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const names = useOrganizerNames(uids);
  return (
    <Hint>
      {t('complete.changeWithout')} {names.length > 0 && t('complete.organizers', { names: format.list(names) })}
    </Hint>
  );
}
