import { page } from '../../http/html';
import { json, type ApiReply, type ApiRequest, type JsonObject, type Route } from '../../http/api';
import { HttpError } from '../../http/http-error';
import { keyWords, STORED_KEY } from '../../outbox/key-page';
import type { AuthContext } from '../auth-context';
import { chooserScript, iframeScript } from './handler-scripts';

const words = {
  en: {
    title: 'Sign in with Google',
    intro: 'This is the account chooser of the embedded backend: nothing leaves this machine.',
    known: 'Accounts used before',
    fresh: 'Another account',
    email: 'Email address',
    name: 'Name (optional)',
    signIn: 'Sign in',
    off: 'Google sign-in is not available here',
    offText: 'This backend can be reached from other machines, so it takes no unproven accounts. Sign in with email and password.',
    key: 'Key',
    needsKey:
      'Anybody could be anybody here, so this takes the key of whoever started the backend. It stands in the address of the outbox that the start printed; this browser needs it once.',
    goOn: 'Continue',
    wrong: 'That is not the key.',
    lost: 'The window that asked for this sign-in is gone. Close this one and try again.',
  },
  fr: {
    title: 'Se connecter avec Google',
    intro: 'Voici le sélecteur de comptes du serveur intégré\u00a0: rien ne quitte cette machine.',
    known: 'Comptes déjà utilisés',
    fresh: 'Un autre compte',
    email: 'Adresse e-mail',
    name: 'Nom (facultatif)',
    signIn: 'Se connecter',
    off: 'La connexion avec Google n’est pas disponible ici',
    offText:
      'Ce serveur est accessible depuis d’autres machines et n’accepte donc pas de comptes non vérifiés. Connectez-vous avec votre e-mail et votre mot de passe.',
    key: 'Clé',
    needsKey:
      'Ici, chacun pourrait se faire passer pour n’importe qui\u00a0: il faut donc la clé de la personne qui a démarré ce serveur. Elle figure dans l’adresse de la boîte d’envoi affichée au démarrage\u00a0; ce navigateur n’en a besoin qu’une fois.',
    goOn: 'Continuer',
    wrong: 'Ce n’est pas la bonne clé.',
    lost: 'La fenêtre qui a demandé cette connexion n’existe plus. Fermez celle-ci et réessayez.',
  },
  de: {
    title: 'Mit Google einloggen',
    intro: 'Das ist die Kontoauswahl des eingebauten Servers: Nichts verlässt diese Maschine.',
    known: 'Schon verwendete Konten',
    fresh: 'Anderes Konto',
    email: 'E-Mail-Adresse',
    name: 'Name (optional)',
    signIn: 'Einloggen',
    off: 'Einloggen mit Google ist hier nicht verfügbar',
    offText:
      'Dieser Server ist von anderen Maschinen erreichbar und nimmt darum keine unbestätigten Konten an. Logge dich mit E-Mail und Passwort ein.',
    key: 'Schlüssel',
    needsKey:
      'Hier könnte jede Person jede sein, darum braucht es den Schlüssel der Person, die den Server gestartet hat. Er steht in der Adresse des Postausgangs, die der Start ausgegeben hat; dieser Browser braucht ihn einmal.',
    goOn: 'Weiter',
    wrong: 'Das ist nicht der Schlüssel.',
    lost: 'Das Fenster, das dieses Einloggen wollte, gibt es nicht mehr. Schließe dieses und versuche es erneut.',
  },
  es: {
    title: 'Entrar con Google',
    intro: 'Este es el selector de cuentas del servidor integrado: nada sale de esta máquina.',
    known: 'Cuentas ya usadas',
    fresh: 'Otra cuenta',
    email: 'Correo electrónico',
    name: 'Nombre (opcional)',
    signIn: 'Entrar',
    off: 'Entrar con Google no está disponible aquí',
    offText:
      'Este servidor es accesible desde otras máquinas, así que no acepta cuentas sin comprobar. Entra con tu correo y tu contraseña.',
    key: 'Clave',
    needsKey:
      'Aquí cualquiera podría ser cualquiera, así que hace falta la clave de quien inició el servidor. Está en la dirección de la bandeja de salida que se mostró al iniciar; este navegador la necesita una vez.',
    goOn: 'Continuar',
    wrong: 'Esa no es la clave.',
    lost: 'La ventana que pidió esta entrada ya no existe. Cierra esta e inténtalo de nuevo.',
  },
} as const;

/** The two pages that the SDK opens for popup and redirect sign-in, and the account chooser's calls with the outbox key. */
export function handlerRoutes(context: AuthContext): Route[] {
  const withKey =
    (answer: (request: ApiRequest) => Promise<ApiReply> | ApiReply) =>
    (request: ApiRequest): Promise<ApiReply> | ApiReply => {
      if (!context.accountChooser || !request.trusted || !(context.allowOwner || context.outboxKey.isBearer(request.headers)))
        throw new HttpError(403, 'The account chooser needs the outbox key.');
      return answer(request);
    };
  return [
    { method: 'GET', path: '/emulator/auth/handler', handler: (request) => handlerPage(context, request) },
    { method: 'GET', path: '/emulator/auth/iframe', handler: (request) => iframePage(context, request) },
    { method: 'GET', path: '/emulator/auth/accounts', handler: withKey(() => json({ accounts: knownAccounts(context) })) },
    {
      method: 'POST',
      path: '/emulator/auth/credential',
      handler: withKey(async (request) => json({ credential: await context.credentials.issue(await request.json()) })),
    },
  ];
}

/** Returns the claims of the people who have signed in through Google. */
function knownAccounts(context: AuthContext): JsonObject[] {
  return context.accounts
    .withProvider('google.com', 20)
    .map(({ rawId, email, displayName, photoUrl }) => ({ sub: rawId, email, email_verified: true, name: displayName, picture: photoUrl }));
}

/** The account chooser. It shows nothing before it has the key: not even the people who have signed in here. */
function handlerPage(context: AuthContext, request: ApiRequest): ApiReply {
  const { lang } = keyWords(request);
  const say = words[lang];
  if (!context.accountChooser) {
    return page({ lang, title: `${say.off} – Courtside`, body: `<h1>${say.off}</h1>\n<p>${say.offText}</p>`, status: 403 });
  }
  const redirectUrl = request.url.searchParams.get('redirectUrl') ?? '';
  return page({
    lang,
    title: `${say.title} – Courtside`,
    body: `<h1>${say.title}</h1>
<p>${say.intro}</p>
<p class="bad" id="problem" role="alert"></p>
<form id="unlock" hidden>
<p id="hint">${say.needsKey}</p>
<label for="key">${say.key}</label>
<input id="key" type="password" autocomplete="off" required aria-describedby="hint">
<button>${say.goOn}</button>
</form>
<section id="known" hidden>
<h2>${say.known}</h2>
<ul class="plain" id="accounts"></ul>
</section>
<form id="fresh" hidden>
<h2>${say.fresh}</h2>
<label for="email">${say.email}</label>
<input id="email" type="email" autocomplete="email" required>
<label for="name">${say.name}</label>
<input id="name" autocomplete="name">
<button>${say.signIn}</button>
</form>`,
    script: chooserScript({
      lost: say.lost,
      wrong: say.wrong,
      storedKey: STORED_KEY,
      asksForKey: !context.allowOwner,
      mayRedirect: context.origins.mayContinueTo(redirectUrl),
    }),
  });
}

/** The hidden frame through which events reach the app. Only our own pages may embed it, since apps are on other ports. */
function iframePage(context: AuthContext, request: ApiRequest): ApiReply {
  const { hostname, protocol } = new URL(request.baseUrl);
  const here = [...new Set(['localhost', '127.0.0.1', hostname])].map((name) => `${protocol}//${name}:*`);
  return page({
    lang: 'en',
    title: 'Sign-in frame',
    body: '',
    script: iframeScript,
    frameAncestors: [...here, ...context.origins.authorizedOrigins].join(' '),
  });
}
