/** A reference to an element in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface ElementReference {
  readonly [ELEMENT]: string;
}

/** An error from a driver. `code` is the protocol's, such as `stale element reference`. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** A session of W3C WebDriver, with one JSON request for each command. It has only the commands that the smoke journeys need. */
export class WebDriverSession {
  private constructor(
    private readonly address: string,
    readonly version: string,
  ) {}

  /** @param driver address of a running driver */
  static async begin(driver: string, capabilities: Record<string, unknown>): Promise<WebDriverSession> {
    const begun = (await ask('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
      readonly sessionId: string;
      readonly capabilities: { readonly browserVersion?: string };
    };
    return new WebDriverSession(`${driver}/session/${begun.sessionId}`, begun.capabilities.browserVersion ?? '');
  }

  get = (command: string): Promise<unknown> => ask('GET', `${this.address}/${command}`);
  post = (command: string, parameters: object = {}): Promise<unknown> => ask('POST', `${this.address}/${command}`, parameters);

  /** Runs the body of a function in the page, and waits if it returns a promise. */
  async execute(body: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.post('execute/sync', { script: body, args });
  }

  onElement = (element: ElementReference, command: string, parameters: object = {}): Promise<unknown> =>
    this.post(`element/${element[ELEMENT]}/${command}`, parameters);

  async end(): Promise<void> {
    await ask('DELETE', this.address);
  }
}

async function ask(method: string, address: string, parameters?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(parameters ? { body: JSON.stringify(parameters), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new WebDriverError(error, message);
}
