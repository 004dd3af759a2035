/** The content that the server writes for one address, see `scripts/serve/first-content`. It may contain sections, and no section follows it. */
const content = /(<section id="first-content")[^>]*>[^]*(<\/section>)/;

/** The open page, in the navigation of the frame. */
const current = / aria-current="page"/g;

/** Links to the files of that page. */
const links = /<link [^>]*data-early[^>]*>/g;

/** Returns the page without the content of its address: it is cached once, and shown at other addresses. */
export async function withoutContent(response: Response): Promise<Response> {
  const html = (await response.text()).replace(content, '$1>$2').replace(current, '').replace(links, '');
  const headers = new Headers(response.headers);
  // The text is decompressed and changed, so its length differs.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(html, { status: response.status, headers });
}
