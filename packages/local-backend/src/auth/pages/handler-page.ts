import type { ApiReply, ApiRequest, Route } from '../../server/api';
import { escapeHtml, page } from '../../server/html';
import { languageOf } from '../../outbox/message';
import type { AuthContext } from '../context';
import { chooserScript, iframeScript } from './handler-scripts';

const words = {
  en: {
    title: 'Sign in with Google',
    intro: 'This is the account chooser of the embedded backend: nothing leaves this machine.',
    known: 'Accounts used before',
    fresh: 'Another account',
    email: 'E-mail address',
    name: 'Name (optional)',
    signIn: 'Sign in',
    off: 'Google sign-in is not available here',
    offText: 'This backend can be reached from other machines, so it takes no unproven accounts. Sign in with e-mail and password.',
    lost: 'The window that asked for this sign-in is gone. Close this one and try again.',
  },
  fr: {
    title: 'Se connecter avec Google',
    intro: 'Voici le sélecteur de comptes du serveur intégré : rien ne quitte cette machine.',
    known: 'Comptes déjà utilisés',
    fresh: 'Un autre compte',
    email: 'Adresse e-mail',
    name: 'Nom (facultatif)',
    signIn: 'Se connecter',
    off: 'La connexion avec Google n’est pas disponible ici',
    offText: 'Ce serveur est accessible depuis d’autres machines et n’accepte donc pas de comptes non vérifiés. Connectez-vous avec votre e-mail et votre mot de passe.',
    lost: 'La fenêtre qui a demandé cette connexion n’existe plus. Fermez celle-ci et réessayez.',
  },
} as const;

/** The two pages that the SDK opens for popup and redirect sign-in. */
export function handlerRoutes(context: AuthContext): Route[] {
  return [
    { method: 'GET', path: '/emulator/auth/handler', handler: (request) => handlerPage(context, request) },
    { method: 'GET', path: '/emulator/auth/iframe', handler: () => iframePage() },
  ];
}

/** The account chooser. It names the Google accounts that signed in here before, to people at this machine. */
function handlerPage(context: AuthContext, request: ApiRequest): ApiReply {
  const lang = languageOf(request.url.searchParams.get('hl') ?? request.headers['accept-language']);
  const say = words[lang];
  if (!context.accountChooser) {
    return page({ lang, title: `${say.off} – Courtside`, body: `<h1>${say.off}</h1>\n<p>${say.offText}</p>`, status: 403 });
  }
  const redirectUrl = request.url.searchParams.get('redirectUrl') ?? '';
  const known = request.local ? context.accounts.withProvider('google.com', 20) : [];
  const list = known
    .map(({ rawId, email, displayName, photoUrl }) => {
      const claims = { sub: rawId, email, email_verified: true, name: displayName, picture: photoUrl };
      return `<li><button type="button" class="plain" data-claims="${escapeHtml(JSON.stringify(claims))}">${escapeHtml(displayName ?? email ?? rawId)}${displayName === undefined ? '' : ` · ${escapeHtml(email ?? '')}`}</button></li>`;
    })
    .join('\n');
  return page({
    lang,
    title: `${say.title} – Courtside`,
    body: `<h1>${say.title}</h1>
<p>${say.intro}</p>
<p class="bad" id="problem" role="alert"></p>
${list === '' ? '' : `<h2>${say.known}</h2>\n<ul class="plain">${list}</ul>`}
<form id="fresh">
<h2>${say.fresh}</h2>
<label for="email">${say.email}</label>
<input id="email" type="email" autocomplete="email" required>
<label for="name">${say.name}</label>
<input id="name" autocomplete="name">
<button>${say.signIn}</button>
</form>`,
    script: chooserScript({ lost: say.lost, mayRedirect: context.origins.mayContinueTo(redirectUrl) }),
  });
}

/** The hidden frame through which events reach the app. Any page of ours may hold it, as apps live on other ports. */
function iframePage(): ApiReply {
  return page({ lang: 'en', title: 'Sign-in frame', body: '', script: iframeScript, frameAncestors: '*' });
}
