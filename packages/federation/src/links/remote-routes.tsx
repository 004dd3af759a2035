import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { RemoteName } from '../../apps.mjs';
import { getPagePattern, type PageName, type AppPage } from './links';

/** The elements that a remote renders at the addresses it has in the manifest: all of them, and no others. */
export type RemotePages<Name extends RemoteName> = Readonly<Record<AppPage<Name>, ReactElement>>;

/** The routes of a remote. @typeParam Name the remote's own, so that the compiler compares its pages with the manifest */
export function RemoteRoutes<Name extends RemoteName>({ pages }: { readonly pages: RemotePages<Name> }) {
  const named = Object.entries(pages) as ReadonlyArray<[PageName, ReactElement]>;
  return (
    <Routes>
      {named.map(([page, element]) => (
        <Route key={page} path={getPagePattern(page)} element={element} />
      ))}
    </Routes>
  );
}
