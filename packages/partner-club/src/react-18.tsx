import { useEffect, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

interface Heard {
  readonly teams: number | null;
  readonly result: { readonly games: number; readonly courtTime: { readonly hours: number } } | null;
}

/** The club's own application: it gives the planner attributes and listens to what its members plan. */
function ClubPlanner() {
  const planner = useRef<HTMLElement>(null);
  const [teams, setTeams] = useState(10);
  const [french, setFrench] = useState(false);
  const [shown, setShown] = useState(true);
  const [heard, setHeard] = useState<Heard | null>(null);

  // React before 19 knows only its own events; an element's are listened to by hand.
  useEffect(() => {
    const element = planner.current;
    if (!element) return undefined;
    const listen = (event: Event) => setHeard((event as CustomEvent<Heard>).detail);
    element.addEventListener('change', listen);
    return () => element.removeEventListener('change', listen);
  }, [shown]);

  return (
    <>
      <p>
        This part of the page is drawn by the club’s own <strong>React {version}</strong>.
      </p>
      <p className="club-controls">
        <button type="button" onClick={() => setTeams(teams + 2)}>
          Two more teams ({teams})
        </button>
        <label>
          <input type="checkbox" checked={french} onChange={(event) => setFrench(event.target.checked)} /> en français
        </label>
        <label>
          <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} /> show the planner
        </label>
      </p>
      {shown && (
        <courtside-planner ref={planner} teams={teams} courts={2} lang={french ? 'fr' : 'en'} theme="light">
          <a href={document.documentElement.dataset.planner}>Tournament planner</a>
        </courtside-planner>
      )}
      <p>
        The club heard:{' '}
        <output>
          {heard?.result
            ? `${heard.teams} teams, ${heard.result.games} games, ${heard.result.courtTime.hours.toFixed(1)} h`
            : 'nothing yet'}
        </output>
      </p>
    </>
  );
}

createRoot(document.getElementById('club-application')!).render(<ClubPlanner />);
