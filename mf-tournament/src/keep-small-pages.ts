import { loadPageWords } from '@courtside/i18n';

/** Bundles of pages that are so small that fetching them in advance costs nothing. */
const smallPages: readonly (() => Promise<unknown>)[] = [
  () => import('./features/about/about-page'),
  () => loadPageWords('about'),
  () => import(/* webpackChunkName: "page-archive" */ './features/listing/archive-page'),
];

/** Makes the browser fetch the small pages once the first page is idle, so that they open offline if a service worker caches them. */
export async function keepSmallPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  whenIdle(() => {
    // A user who opens one of them then sees the failure.
    for (const load of smallPages) load().catch(() => undefined);
  });
}
