import { useEffect } from 'react';

/** Sets the page's title for the tab and for screen readers, followed by the product's name. @param title undefined leaves the current one */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Courtside`;
  }, [title]);
}
