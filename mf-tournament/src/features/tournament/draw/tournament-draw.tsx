import { registrationPhase, type Tournament } from '@courtside/domain';
import { drawnOrder, hasPlaces, isHeld, type HeldDraw } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { useFormat, useTranslation } from '@courtside/i18n';
import {
  ArrowLeftIcon,
  Button,
  color,
  EmptyState,
  Lead,
  ListSkeleton,
  Page,
  PageTitle,
  radius,
  SectionHeading,
  space,
  Stack,
  touch,
  type,
  useServerNow,
} from '@courtside/ui';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { usePageHead } from '../../../head/use-page-head';
import { Announced } from '../announced';
import { UnreadPart } from '../unread-part';
import { DrawCheckView } from './draw-check-view';
import { DrawnList } from './drawn-list';
import { Reveal } from './reveal';
import { useDrawn } from './use-drawn';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${touch};
`;

const Code = styled.code`
  ${type.small}
  display: block;
  margin-top: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;

interface TournamentDrawProps {
  readonly tournament: Tournament;
  readonly isOrganizer: boolean;
}

export function TournamentDraw({ tournament, isOrganizer }: TournamentDrawProps) {
  const { t } = useTranslation('draw');
  const drawn = useDrawn(tournament, isOrganizer);
  const [search] = useSearchParams();
  const { draw } = drawn;
  const order = useMemo(() => (isHeld(draw) ? drawnOrder(draw) : []), [draw]);
  usePageHead({ title: `${t('title')} – ${tournament.name}` });
  const step = search.get('reveal');
  const isShown = hasPlaces(tournament) && tournament.placesBy === 'draw';
  if (!drawn.loading && !drawn.failed && isShown && isHeld(draw) && step !== null)
    return <Reveal tournament={tournament} teams={drawn.teamsOf(order, draw)} step={step} />;
  const body = () => {
    if (drawn.loading) return <ListSkeleton label={t('loading')} />;
    if (drawn.failed) return <UnreadPart level={2} retry={drawn.retry} />;
    if (!isShown) return <EmptyState level={2} title={t('none')} />;
    if (!isHeld(draw)) return <Ahead tournament={tournament} drawn={drawn} />;
    return <Held tournament={tournament} drawn={drawn} held={draw} order={order} />;
  };
  return (
    <Page $narrow>
      <Announced tournament={tournament} />
      <p>
        <Back to={linkTo('tournament', tournament.id)}>
          <ArrowLeftIcon size={16} aria-hidden="true" /> {t('back')}
        </Back>
      </p>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{tournament.name}</Lead>
      {body()}
    </Page>
  );
}

type Drawn = ReturnType<typeof useDrawn>;

/** Before the draw: its time, the number of teams, and the commitment. */
function Ahead({ tournament, drawn: { draw, places } }: { readonly tournament: Tournament; readonly drawn: Drawn }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const now = useServerNow();
  const zone = tournament.timeZone ?? undefined;
  const phase = registrationPhase(tournament, now);
  const closes = tournament.registrationClosesAt;
  const isTimed = closes > now && phase !== 'closed';
  return (
    <Stack>
      <p>
        {t('ahead', { count: tournament.places })} {isTimed ? t('until', { when: format.dateTime(closes, zone) }) : t('later')}
      </p>
      <p role="status">{t('inLine', { count: places.filter(({ withdrawnAt }) => withdrawnAt === null).length })}</p>
      <p>{t('chance')}</p>
      {draw?.line && <p>{t('fixed')}</p>}
      {draw && (
        <section>
          <SectionHeading>{t('promised')}</SectionHeading>
          <p>{t('promisedText', { when: format.dateTime(draw.committedAt, zone) })}</p>
          <Code>{draw.commitment}</Code>
        </section>
      )}
    </Stack>
  );
}

interface HeldProps {
  readonly tournament: Tournament;
  readonly drawn: Drawn;
  readonly held: HeldDraw;
  readonly order: ReturnType<typeof drawnOrder>;
}

function Held({ tournament, drawn, held, order }: HeldProps) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const when = format.dateTime(held.drawnAt, tournament.timeZone ?? undefined);
  return (
    <Stack>
      <p>{t('heldAt', { when, places: tournament.places, teams: order.length })}</p>
      <p>{t('chance')}</p>
      <div>
        <Button as={Link} to={`${linkTo('draw', tournament.id)}?reveal=0`} variant="secondary">
          {t('reveal')}
        </Button>
      </div>
      <section>
        <SectionHeading>{t('result')}</SectionHeading>
        <DrawnList teams={drawn.teamsOf(order, held)} />
      </section>
      <DrawCheckView held={held} order={order} places={drawn.places} nameOf={drawn.nameOf} />
    </Stack>
  );
}
