import { useDocumentTitle } from '@courtside/ui';
import { useEffect } from 'react';

export interface PageHead {
  /** The title in front of the product's name. */
  readonly title: string;
  readonly description?: string;
  /** The picture for previews of shared links. */
  readonly image?: string;
}

/** The description of the site for pages without their own; read once, before any change. */
let siteDescription: string | undefined;

const findMeta = (attribute: 'name' | 'property', key: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined): void {
  let element = findMeta(attribute, key);
  if (content === undefined) return element?.remove();
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute(attribute, key);
    document.head.append(element);
  }
  element.content = content;
}

/**
 * Sets title and description of the page in the browser; those of the previous page never stay. Clients that run no scripts get theirs from
 * the server.
 */
export function usePageHead({ title, description, image }: PageHead): void {
  useDocumentTitle(title);
  useEffect(() => {
    siteDescription ??= findMeta('name', 'description')?.content ?? '';
    setMeta('property', 'og:title', title);
    setMeta('name', 'description', description || siteDescription || undefined);
    setMeta('property', 'og:description', description || undefined);
    setMeta('property', 'og:image', image);
  }, [title, description, image]);
}
