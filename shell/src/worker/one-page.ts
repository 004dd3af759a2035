/** What the server writes of one address, see `scripts/serve/first-content`: it may have sections in it, and none stands behind it. */
const content = /(<section id="first-content")[^>]*>[^]*(<\/section>)/;

/** The page as all addresses have it: it is kept once, and shown at others than that for which it came. */
export async function withoutContent(response: Response): Promise<Response> {
  const html = (await response.text()).replace(content, '$1>$2');
  const headers = new Headers(response.headers);
  // The text is unpacked, and has another length.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(html, { status: response.status, headers });
}
