import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import {
  Button,
  ChevronLeftIcon,
  color,
  CourtSurface,
  fontFamily,
  Maximize2Icon,
  media,
  motion,
  PageTitle,
  space,
  type,
  useShortcut,
} from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { Announced } from '../announced';
import type { DrawnTeam } from './use-drawn';
import { useStateWords } from './use-state-words';

const come = keyframes`from{opacity:0;transform:translateY(1rem)}to{opacity:1;transform:none}`;

const Wall = styled(CourtSurface)`
  display: grid;
  grid-template-rows: auto minmax(auto, 1fr) auto auto;
  gap: ${space[3]};
  min-height: calc(100dvh - 4rem);
  padding: ${space[3]};
  h1 {
    ${type.d3}
    margin: 0;
    color: ${color.onCourt2};
  }
  header {
    display: grid;
    gap: ${space[2]};
  }
  header li p {
    color: inherit;
    font-size: clamp(1rem, 2vw, 2rem);
    line-height: 1.25;
  }
  .one {
    display: grid;
    align-content: center;
    gap: ${space[1]};
    min-height: 40vh;
    text-align: center;
    font-family: ${fontFamily.display};
    font-weight: 700;
    line-height: 1.05;
    overflow-wrap: anywhere;
  }
  .rank {
    font-size: min(40vw, 22vh, 14rem);
    font-variant-numeric: tabular-nums;
  }
  .name {
    font-size: clamp(2rem, 9vw, 9rem);
  }
  .state {
    font-size: clamp(1.25rem, 4vw, 3rem);
    color: ${color.onCourt2};
  }
  @media ${media.moving} {
    .one > div {
      animation: ${come} ${motion.base} ${motion.ease};
    }
  }
  ol {
    columns: 14rem;
    margin: 0;
    padding: 0;
    list-style: none;
    ${type.body}
  }
  li {
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  li b {
    display: inline-block;
    min-width: 2.25rem;
    font-variant-numeric: tabular-nums;
  }
  p {
    margin: 0;
    ${type.small}
    color: ${color.onCourt2};
  }
`;

/** The button for the next team: on a phone it is the widest, and the first. */
const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  margin-bottom: ${space[1]};
  [data-main] {
    grid-column: 1 / -1;
  }
  @media ${media.wide} {
    display: flex;
    justify-content: center;
  }
`;

interface RevealProps {
  readonly tournament: Tournament;
  readonly teams: readonly DrawnTeam[];
  /** The number of shown teams, from the address. */
  readonly step: string;
}

/** Shows team by team to an audience, on a shared screen. Each step is a separate address: the browser's Back goes one step back. */
export function Reveal({ tournament, teams, step }: RevealProps) {
  const { t } = useTranslation('draw');
  const words = useStateWords();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly from?: number } | null };
  const wall = useRef<HTMLDivElement>(null);
  const count = teams.length;
  const shown = Math.min(count, Math.max(0, Math.trunc(Number(step)) || 0));
  const current = teams[shown - 1];
  const page = linkTo('draw', tournament.id);
  const stepTo = (number: number) => `${page}?reveal=${number}`;
  const next = () => {
    if (shown < count) void navigate(stepTo(shown + 1), { state: { from: shown } });
  };
  const previous = () => {
    if (shown === 0) return;
    if (state?.from === shown - 1) void navigate(-1);
    else void navigate(stepTo(shown - 1), { replace: true });
  };
  useShortcut(t('keys'));
  const keys = useRef({ next, previous });
  useEffect(() => {
    keys.current = { next, previous };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // A focused button handles the space bar itself.
      const isOnControl = event.target instanceof Element && event.target.closest('a, button, input, select, textarea') !== null;
      if (event.key === 'ArrowRight' || event.key === 'PageDown' || (event.key === ' ' && !isOnControl)) keys.current.next();
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') keys.current.previous();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Wall ref={wall}>
      <header>
        <PageTitle>
          {t('title')} – {tournament.name}
        </PageTitle>
        {/* Inside the wall: on the full screen nothing else is visible. */}
        <Announced tournament={tournament} />
      </header>
      <div className="one" role="status">
        {current ? (
          <div key={current.id}>
            <div className="rank">{current.rank}</div>
            <div className="name">{current.name}</div>
            <div className="state">{words(current.placement)}</div>
          </div>
        ) : (
          <div>
            <div className="name">{t('begin', { count, places: tournament.places })}</div>
          </div>
        )}
      </div>
      <div>
        <Tools>
          <Button variant="onCourt" data-main onClick={next} aria-disabled={shown === count}>
            {t('next')}
          </Button>
          <Button
            variant="onCourtQuiet"
            icon={<ChevronLeftIcon size={20} aria-hidden="true" />}
            onClick={previous}
            aria-disabled={shown === 0}
          >
            {t('previous')}
          </Button>
          {document.fullscreenEnabled && (
            <Button
              variant="onCourtQuiet"
              icon={<Maximize2Icon size={20} aria-hidden="true" />}
              onClick={() => void wall.current?.requestFullscreen()}
            >
              {t('fullScreen')}
            </Button>
          )}
          <Button as={Link} to={page} variant="onCourtQuiet">
            {t('end')}
          </Button>
        </Tools>
        <p style={{ textAlign: 'center' }}>
          {t('step', { number: shown, count })} · {shown === count ? t('over') : t('keys')}
        </p>
      </div>
      {shown > 1 && (
        <section aria-label={t('shown')}>
          <ol>
            {teams.slice(0, shown - 1).map(({ id, rank, name, placement }) => (
              <li key={id}>
                <b>{rank}</b> {name} · {words(placement)}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Wall>
  );
}
