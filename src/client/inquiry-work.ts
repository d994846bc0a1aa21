/** Digests under way at once; the browser computes them beside the page. */
const batch = 64;

/**
 * Finds a number that, written behind the token, gives a digest that begins with so many zero bits. Costs a
 * computer a second, and whoever sends thousands of forms hours.
 * @returns the number as a text; an empty one where the browser can compute no digests.
 */
export async function solve(token: string, bits: number): Promise<string> {
	const { subtle } = crypto;
	if (!subtle) return '';
	const encoder = new TextEncoder();
	for (let from = 0; ; from += batch) {
		const numbers = Array.from({ length: batch }, (_, at) => from + at);
		const digests = await Promise.all(
			numbers.map((each) => subtle.digest('SHA-256', encoder.encode(`${token}:${each}`))),
		);
		const at = digests.findIndex(
			(digest) => new DataView(digest).getUint32(0) >>> (32 - bits) === 0,
		);
		if (at >= 0) return String(from + at);
	}
}
