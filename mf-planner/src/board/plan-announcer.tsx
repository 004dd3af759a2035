import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a plan counts as entered. */
export const pauseBeforeSpeaking = 1000;

/**
 * Announces changes to a screen reader once the numbers rest: not the opening plan, which is on the page to be read, and not one plan for each
 * key. Invisible; the same text is on the board.
 */
export function PlanAnnouncer({ text }: { readonly text: string }) {
  const [opening] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken((before) => (before === '' && text === opening ? '' : text)), pauseBeforeSpeaking);
    return () => clearTimeout(timer);
  }, [text, opening]);
  return (
    <div className="cs-hidden" role="status" data-print="no">
      {spoken}
    </div>
  );
}
