/**
 * A refusal that the caller sees: thrown by a handler, written by the front door. Anything else that a handler throws is a defect: logged, and
 * answered with a bare 500.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, options: { body?: unknown; headers?: Record<string, string> } = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.body = options.body ?? { error: { code: status, message } };
    this.headers = options.headers ?? {};
  }
}
