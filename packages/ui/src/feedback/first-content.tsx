import { useLayoutEffect, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { getFirstContent, getLinkAddress, goTo, isForBrowser } from '../base/first-content';
import { giveBack, giveFocusBack, rememberFocus } from '../base/typed-early';
import { VisuallyHidden } from '../base/visually-hidden';

interface FirstContentProps {
  /** The name of the loading content. */
  readonly label: string;
  /** The only missing part of the page. */
  readonly part?: 'list' | 'sections';
  /** Shown if the server wrote nothing. */
  readonly children: ReactNode;
}

/** The server's content of this page, or of a part of it, until the page itself has rendered. */
export function FirstContent({ label, part, children }: FirstContentProps) {
  const content = useMemo(getFirstContent, []);
  const shown = part ? content?.querySelector(`[data-first="${part}"]`) : content;
  return content && shown ? <Shown content={content} shown={shown} label={label} /> : children;
}

interface ShownProps {
  readonly content: Element;
  /** The whole content, or a part, which needs the styles of the whole. */
  readonly shown: Element;
  readonly label: string;
}

function Shown({ content, shown, label }: ShownProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const styles = shown === content ? [] : content.querySelectorAll('style');
    const copy = place.current;
    if (!copy) return undefined;
    copy.replaceChildren(...[...styles, ...shown.childNodes].map((node) => node.cloneNode(true)));
    giveFocusBack(copy);
    return () => {
      rememberFocus(copy);
      giveBack(copy, shown);
      // By then the page is in its place.
      queueMicrotask(() => giveFocusBack(document));
    };
  }, [content, shown]);
  const lead = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (isForBrowser(link)) return;
    // The browser itself follows links within the page.
    if (link.hash !== '' && link.pathname === window.location.pathname) return;
    if (goTo(getLinkAddress(link))) event.preventDefault();
  };
  return (
    <>
      <div role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
      {/* Keyboard presses of a link send the same click. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={content.className} ref={place} onClick={lead} />
    </>
  );
}
