/**
 * Decides which scripts a page runs. Its Content-Security-Policy requires Trusted Types: no text becomes HTML, a script or a script's address
 * unless a policy of the page agrees. This is the only policy of ours. It accepts addresses of scripts on known origins, and nothing else.
 *
 * It is the default policy, so the browser calls it for any plain text: from webpack's and the federation run time's loaders, whatever release a
 * remote has, and from the SDK's loader of Google's sign-in library. Webpack's own policy would accept every address.
 */
interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string | null }): unknown;
}

/** The origin of the library that the SDK loads for Google sign-in. */
export const googleSignIn = 'https://apis.google.com';

const origins = new Set<string>();

/** Creates the policy. Call it first, before anything is loaded. Browsers without Trusted Types work without it. */
export function guardScripts(): void {
  origins.add(window.location.origin);
  (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (origins.has(new URL(address, window.location.href).origin) ? address : null),
  });
}

/** Accepts scripts of an origin from now on. @param origin as `https://mf-planner.courtside.example` */
export function allowScriptsFrom(origin: string): void {
  origins.add(origin);
}
