import { useEffect } from 'react';

/** What the tab and a screen reader call the page; the product's name stands behind. @param title undefined leaves the one that is there */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Courtside`;
  }, [title]);
}
