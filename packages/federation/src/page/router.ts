/**
 * The router that all builds of a page share. A shared module keeps all of its exports, and the library is twice as large as the parts we use
 * (the rest is data loading and servers). Therefore this module is shared under the library's name (`build/shared.mjs`).
 *
 * Remotes of other releases rely on each of these names: removing or adding one requires a new contract number between shell and remotes
 * (`apps.mjs`).
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
