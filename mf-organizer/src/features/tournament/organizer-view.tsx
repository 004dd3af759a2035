import type { Tournament } from '@courtside/domain';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { DetailsBody, Section, TournamentHead } from '@courtside/tournament-ui';
import { Button, EyeIcon, Notice, Page, Stack } from '@courtside/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { OpenTournament } from '../open/open-tournament';

export interface OrganizerViewProps {
  readonly tournament: Tournament;
  /** False for the moment in which somebody has ceased to be one: no tools. */
  readonly isOrganizer: boolean;
}

/** A tournament with its organiser's tools: the head with what concerns the whole, then one section after the other. */
export function OrganizerView({ tournament, isOrganizer }: OrganizerViewProps) {
  const { t } = useTranslation(['organizer', 'tournament']);
  const [opened, setOpened] = useState(false);
  const visitorLink = useRef<HTMLAnchorElement>(null);
  const shown = { ...tournament, imageSrc: resolveImageUrl(tournament.imageSrc), timeZone: tournament.timeZone ?? undefined };
  return (
    <>
      <TournamentHead
        tournament={shown}
        isOrganizer={isOrganizer}
        actions={
          isOrganizer && (
            <>
              <OpenTournament
                tournamentId={tournament.id}
                isPublic={tournament.isTournamentPublic}
                onOpened={() => {
                  setOpened(true);
                  // The button that was pressed is gone; the focus goes on to what comes next.
                  visitorLink.current?.focus();
                }}
              />
              <Button as={Link} ref={visitorLink} to="?view=visitor" variant="onCourtQuiet" icon={<EyeIcon size={20} aria-hidden="true" />}>
                {t('page.viewAsVisitor')}
              </Button>
            </>
          )
        }
      />
      <Page>
        <Stack>
          {opened && <Notice kind="success">{t('openTournament.done')}</Notice>}
          <Section id="details" title={t('tournament:details.title')}>
            <DetailsBody tournament={shown} />
          </Section>
        </Stack>
      </Page>
    </>
  );
}
