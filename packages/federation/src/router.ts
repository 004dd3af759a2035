/**
 * The router that a page has once, whichever builds are in it. A shared module keeps everything that it exports, and the library is twice what we
 * use (data loading, servers): so this is shared in its place, under its name (`build/shared.mjs`).
 *
 * Remotes of other days rely on each of these names: one that goes, or a new one, needs a new number of the contract between shell and remotes (`apps.mjs`).
 */
export {
  BrowserRouter,
  createBrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
