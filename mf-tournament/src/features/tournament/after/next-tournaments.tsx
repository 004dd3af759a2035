import type { Tournament } from '@courtside/domain';
import { nextEvents } from '@courtside/domain/after';
import { linkTo } from '@courtside/federation/links';
import { query, resolveImageUrl, useWatch, watchUpcomingTournaments } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { CardGrid, Section, TournamentCard, withPoster } from '@courtside/tournament-ui';
import { Button, ChevronRightIcon, EmptyLine, EmptyState, SkeletonCard, Skeletons } from '@courtside/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useToday } from '../../../live/use-today';
import { useWasInSight } from '../../../live/use-was-in-sight';

/** Address in the page of the tournaments that come next. */
export const NEXT_TOURNAMENTS = 'next-tournaments';
/** So many that a reader finds one, in one row of a wide screen. */
const SHOWN = 3;

/** Where to play next. Reads: the list that the home page watches, once this comes into sight. */
export function NextTournaments({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('after');
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useWasInSight(place, true);
  return (
    <Section id={NEXT_TOURNAMENTS} title={t('upcoming.title')} print={false}>
      <div ref={place}>{isInSight ? <Upcoming tournament={tournament} /> : <Room />}</div>
    </Section>
  );
}

/** The room of the cards before they come into sight: nothing moves there, and nothing is announced. */
const Room = styled.div`
  min-height: 14rem;
`;

function Awaited() {
  const { t } = useTranslation('after');
  return (
    <Skeletons label={t('upcoming.loading')}>
      <CardGrid as="div">
        {Array.from({ length: SHOWN }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </Skeletons>
  );
}

function Upcoming({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('after');
  const { value, error, retry } = useWatch(query(watchUpcomingTournaments, { today: useToday() }));
  if (!value && error)
    return (
      <EmptyState
        failed
        level={3}
        title={t('upcoming.failed')}
        actions={
          <Button variant="secondary" onClick={retry}>
            {t('upcoming.retry')}
          </Button>
        }
      />
    );
  if (!value) return <Awaited />;
  const next = nextEvents(value, tournament, SHOWN);
  if (next.length === 0) return <EmptyLine>{t('upcoming.none')}</EmptyLine>;
  return (
    <>
      <CardGrid>
        {next.map((one) => (
          <li key={one.id}>
            <TournamentCard tournament={withPoster(one, resolveImageUrl)} linkAs={Link} to={linkTo('tournament', one.id)} />
          </li>
        ))}
      </CardGrid>
      <p>
        <Button as={Link} to={linkTo('home')} variant="quiet" icon={<ChevronRightIcon size={20} aria-hidden="true" />}>
          {t('upcoming.all')}
        </Button>
      </p>
    </>
  );
}
