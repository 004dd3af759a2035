import { HttpError } from '../http/http-error';

/** A refusal of Auth in the shape that the SDK maps to its codes: `CODE` or `CODE : explanation`. */
export class AuthError extends HttpError {
  readonly code: string;

  constructor(code: string, explanation?: string, status = 400) {
    const message = explanation === undefined ? code : `${code} : ${explanation}`;
    super(status, message, {
      body: { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    });
    this.name = 'AuthError';
    this.code = code;
  }
}
