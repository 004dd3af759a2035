import path from 'node:path';
import type { Route, ApiReply, ApiRequest } from '../http/api';
import type { Store } from '../store';
import { createAccountStore } from './account-store';
import { adminRoutes } from './admin-routes';
import { deleteAccount } from './calls/delete';
import { lookup } from './calls/lookup';
import { createAuthUri, notOffered, passwordPolicy, projectConfig, recaptchaConfig } from './calls/project';
import { resetPassword } from './calls/reset-password';
import { sendOobCode } from './calls/send-oob-code';
import { signInWithCustomToken } from './calls/sign-in-with-custom-token';
import { signInWithEmailLink } from './calls/sign-in-with-email-link';
import { signInWithIdp } from './calls/sign-in-with-idp';
import { signInWithPassword } from './calls/sign-in-with-password';
import { signUp } from './calls/sign-up';
import { refreshToken } from './calls/token';
import { update } from './calls/update';
import type { AuthContext, AuthSettings } from './auth-context';
import { createFailedSignIns } from './failed-sign-ins';
import { createHashQueue } from './hash-queue';
import { createIdpCredentials } from './idp-credential';
import { createOobCodes } from './oob-codes';
import { createPasswords } from './passwords';
import { createRateLimit } from './rate-limit';
import { createRevocations } from './revocations';
import { actionPageRoutes } from './pages/action-page';
import { handlerRoutes } from './pages/handler-page';
import { createSessions } from './sessions';
import { loadSigningKey } from './signing-key';
import { createAdministration, type Administration } from './operator/administration';
import { operatorRoutes } from './operator/operator-routes';
import { createThrottle } from './throttle';
import { createTokenWatch, type TokenWatch } from './token-watch';
import { createTokens } from './tokens';
import type { VerifyToken } from './identity';
import { getAccountRank, type Rank } from './rank';
import { createVerifyToken } from './verify-token';

export interface AuthOptions extends AuthSettings {
  store: Store;
  /** Folder of the signing key. */
  folder: string;
}

export interface AuthService {
  routes: Route[];
  verifyToken: VerifyToken;
  /** Returns how much an account is trusted with space. */
  rankOf: (uid: string) => Rank;
  /** For the operator. */
  administration: Administration;
  /** Checks tokens of connections that stay open longer than a request. */
  tokenWatch: TokenWatch;
  /** The signing key was missing at this start although there are accounts: all users were signed out. */
  hasLostKey: boolean;
}

const MINUTE = 60_000;

const lostKey = (file: string): string =>
  `The signing key ${file} was missing, so a new one was made: all users are signed out and have to sign in again. If a back-up has the old key, stop the server, put it in place of the new one and start again; only users who signed in since then have to sign in once more.`;

/** Firebase Auth for one project. */
export async function createAuthService(options: AuthOptions): Promise<AuthService> {
  const { store, projectId, now, allowOwner, ownerKey } = options;
  const keyFile = path.join(options.folder, 'signing-key.pem');
  const key = await loadSigningKey(keyFile);
  const revocations = createRevocations((error) => options.log.error('A stream could not be ended', error));
  const accounts = createAccountStore(store, revocations, now);
  // A new folder has no accounts, so no one is signed out.
  const hasLostKey = key.isNew && accounts.count().total > 0;
  if (hasLostKey) options.log.warn(lostKey(keyFile));
  const sessions = createSessions({ accounts, tokens: createTokens({ key, projectId, now }), now });
  const context: AuthContext = {
    ...options,
    accounts,
    sessions,
    codes: createOobCodes(store, now),
    passwords: createPasswords(options.portablePasswords, createHashQueue()),
    // A sports hall behind one address makes about this many typos in an hour. Accounts that signed in from there before are not slowed down.
    failedSignIns: createFailedSignIns(createRateLimit({ burst: 60, perHour: 60, what: 'failed attempts to sign in', now })),
    privacy: { hidesAccounts: !allowOwner },
    credentials: createIdpCredentials({ key, projectId, now }),
    throttles: {
      signIn: createThrottle({ free: 10, firstLock: 30_000, longestLock: 15 * MINUTE, memory: 60 * MINUTE, now }),
      messages: createThrottle({ free: 10, firstLock: MINUTE, longestLock: 60 * MINUTE, memory: 60 * MINUTE, now }),
    },
    limits: {
      // Each attempt costs a hash. The limit allows a full hall behind one address to mistype now and then.
      signIn: createRateLimit({ burst: 1000, perHour: 1000, what: 'attempts to sign in', now }),
      // The same limit for this machine's own address, which also has a developer's tests.
      signUp: createRateLimit({ burst: 200, perHour: 200, what: 'attempts to sign up', now }),
      localSignUp: createRateLimit({ burst: 1000, perHour: 1000, what: 'attempts to sign up', now }),
      // Limits guests who score with a pass: a club has a few.
      anonymousSignUp: createRateLimit({ burst: 100, perHour: 100, what: 'anonymous accounts', now }),
      messages: createRateLimit({ burst: 100, perHour: 100, what: 'messages', now }),
      localMessages: createRateLimit({ burst: 500, perHour: 500, what: 'messages', now }),
    },
  };
  return {
    verifyToken: createVerifyToken({ sessions, allowOwner, ownerKey, now }),
    rankOf: (uid) => getAccountRank(accounts.byUid(uid)),
    administration: createAdministration(context),
    tokenWatch: createTokenWatch(accounts, revocations),
    hasLostKey,
    routes: [
      ...callRoutes(context),
      ...actionPageRoutes(context),
      ...handlerRoutes(context),
      ...adminRoutes(context),
      ...operatorRoutes(context),
    ],
  };
}

type Call = (context: AuthContext, request: ApiRequest) => ApiReply | Promise<ApiReply>;

const calls: Record<string, Call> = {
  signUp,
  signInWithPassword,
  signInWithIdp,
  signInWithEmailLink,
  signInWithCustomToken,
  lookup,
  update,
  delete: deleteAccount,
  sendOobCode,
  resetPassword,
  createAuthUri,
  sendVerificationCode: notOffered,
  signInWithPhoneNumber: notOffered,
  verifyIosClient: notOffered,
};

function callRoutes(context: AuthContext): Route[] {
  const toolkit = '/identitytoolkit.googleapis.com';
  const post = (path: string, call: Call): Route => ({ method: 'POST', path, handler: (request) => call(context, request) });
  const get = (path: string, call: Call): Route => ({ method: 'GET', path, handler: (request) => call(context, request) });
  return [
    ...Object.entries(calls).map(([name, call]) => post(`${toolkit}/v1/accounts::${name}`, call)),
    ...['mfaEnrollment::start', 'mfaEnrollment::finalize', 'mfaEnrollment::withdraw', 'mfaSignIn::start', 'mfaSignIn::finalize'].map(
      (name) => post(`${toolkit}/v2/accounts/${name}`, notOffered),
    ),
    post('/securetoken.googleapis.com/v1/token', refreshToken),
    get(`${toolkit}/v1/projects`, projectConfig),
    get(`${toolkit}/v1/recaptchaParams`, notOffered),
    get(`${toolkit}/v2/recaptchaConfig`, recaptchaConfig),
    get(`${toolkit}/v2/passwordPolicy`, passwordPolicy),
  ];
}
