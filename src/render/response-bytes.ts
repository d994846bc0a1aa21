/** A page that only Astro itself can finish. */
export class NeedsAstro extends Error {}

/** How a page asks a server for a picture that Astro would have made: see the option `image.endpoint` of Astro. */
const pictureOnDemand = Buffer.from('/_image?');

/**
 * The bytes to store of a response; none where it is empty, as in a build of Astro's.
 * @throws NeedsAstro where Astro writes something else: a page for a redirect, or pictures beside the page.
 */
export async function bytesOf(response: Response): Promise<Buffer | undefined> {
	if (response.status >= 300 && response.status < 400) throw new NeedsAstro();
	if (!response.body) return undefined;
	const bytes = Buffer.from(await response.arrayBuffer());
	if (bytes.includes(pictureOnDemand)) throw new NeedsAstro();
	return bytes;
}
