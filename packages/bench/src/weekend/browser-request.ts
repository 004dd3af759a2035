/** The part of XMLHttpRequest that the SDK's browser build needs for single requests. It reads streams with `fetch`. */
export class BrowserRequest {
  status = 0;
  statusText = '';
  readyState = 0;
  responseText = '';
  response = '';
  responseType = '';
  timeout = 0;
  withCredentials = false;
  onreadystatechange: (() => void) | null = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  private method = 'GET';
  private url = '';
  private answer: Headers | null = null;
  private readonly headers: Record<string, string> = {};
  private readonly ending = new AbortController();

  open(method: string, url: string): void {
    [this.method, this.url] = [method, url];
    this.become(1);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.answer?.get(name) ?? null;
  }

  getAllResponseHeaders(): string {
    return [...(this.answer ?? [])].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.ending.abort();
  }

  send(body: string | null = null): void {
    const { method, headers } = this;
    fetch(this.url, { method, headers, body, signal: this.ending.signal })
      .then(async (answer) => {
        this.responseText = await answer.text();
        this.response = this.responseText;
        [this.status, this.statusText, this.answer] = [answer.status, answer.statusText, answer.headers];
        this.become(4);
        this.onload?.();
      })
      .catch(() => {
        // Status 0 means no network.
        this.become(4);
        this.onerror?.();
      });
  }

  private become(state: number): void {
    this.readyState = state;
    this.onreadystatechange?.();
  }
}
