import { useEffect } from 'react';

export interface PageHead {
  /** In front of the product's name. */
  readonly title: string;
  readonly description?: string;
  /** Picture for those who pass the address on. */
  readonly image?: string;
}

function setMeta(attribute: 'name' | 'property', key: string, content: string): void {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute(attribute, key);
    document.head.append(element);
  }
  element.content = content;
}

/**
 * Title and description of the page in the browser. Readers that run no scripts get theirs from the server.
 */
export function usePageHead({ title, description, image }: PageHead): void {
  useEffect(() => {
    document.title = `${title} · Courtside`;
    setMeta('property', 'og:title', title);
    if (description) {
      setMeta('name', 'description', description);
      setMeta('property', 'og:description', description);
    }
    if (image) setMeta('property', 'og:image', image);
  }, [title, description, image]);
}
