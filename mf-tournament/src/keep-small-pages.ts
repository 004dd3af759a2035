import { loadPageWords } from '@courtside/i18n';

/** What pages are made of that are so small that they cost nothing to have. */
const smallPages: readonly (() => Promise<unknown>)[] = [
  () => import('./features/about/about-page'),
  () => loadPageWords('about'),
  () => import(/* webpackChunkName: "page-archive" */ './features/listing/archive-page'),
];

/** Has the browser fetch the small pages once the first one rests, so that they open without a network: where a service worker keeps them. */
export async function keepSmallPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  whenIdle(() => {
    // Whoever opens one of them hears of a failure then.
    for (const load of smallPages) load().catch(() => undefined);
  });
}
