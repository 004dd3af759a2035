import { loadNamespaces } from '@courtside/i18n';
import { lazy, type ComponentType } from 'react';

/** A page that appears once its words are there. */
export function pageWithWords(page: ComponentType): ReturnType<typeof lazy> {
  return lazy(async () => {
    await loadNamespaces('auth');
    return { default: page };
  });
}
