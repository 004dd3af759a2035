import type { TFunction } from 'i18next';
import { explainLogin, explainSignUp } from './explain-failure';

jest.mock('@courtside/firebase', () => ({
  AuthFailure: class AuthFailure extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
}));

const { AuthFailure } = jest.requireMock<{ AuthFailure: new (code: string) => Error }>('@courtside/firebase');
const words = ((key: string, values?: { code?: string }) =>
  values?.code ? `${key}(${values.code})` : key) as unknown as TFunction<'auth'>;

describe('the words for a failed sign-in', () => {
  it('names the code of the service, and says what to do', () => {
    expect(explainLogin(new AuthFailure('auth/invalid-credential'), words)).toEqual({
      message: 'error.login(auth/invalid-credential)',
      help: 'loginHelp.credentials',
    });
  });

  it('says of a busy server that it passes', () => {
    expect(explainLogin(new AuthFailure('auth/server-busy'), words).help).toBe('loginHelp.busy');
    expect(explainSignUp(new AuthFailure('auth/server-busy'), words).help).toBe('loginHelp.busy');
  });

  it('says of a taken address that it is taken, and of anything else that something went wrong', () => {
    expect(explainSignUp(new AuthFailure('auth/email-already-in-use'), words).message).toBe('error.emailInUse');
    expect(explainSignUp(new AuthFailure('auth/internal-error'), words).message).toBe('error.other');
    expect(explainSignUp(new TypeError('a fault of ours'), words).message).toBe('error.other');
  });
});
