import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { getFirstContent } from '../base/first-content';
import { copyInto, standAt } from '../base/standing-content';
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
    if (!place.current) return undefined;
    const end = shown === content ? standAt(place.current, content) : copyInto(place.current, content, shown);
    return end;
  }, [content, shown]);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
      <div ref={place} />
    </>
  );
}
