/**
 * Whether a POST comes from a page of ours. No cookie is at stake; the check keeps other sites from
 * sending forms through their visitors' browsers, whatever the content type.
 *
 * - `Origin` in the list: ours. Any other origin: not.
 * - `Origin` absent or `null` (a privacy setting): ours if `Sec-Fetch-Site`, which no page can forge, says
 *   `same-origin`.
 * - Neither header (browsers before 2020): ours if the origin of `Referer` is in the list.
 * - Nothing at all: not, since every browser sends one of the three.
 *
 * Neither `Host` nor the scheme of the request is looked at, so a proxy in front changes nothing.
 */
export function isOwnPage(headers: Headers, siteOrigins: readonly string[]): boolean {
	const origin = headers.get('origin');
	if (origin !== null && origin !== 'null') return siteOrigins.includes(origin);
	const fetchSite = headers.get('sec-fetch-site');
	if (fetchSite !== null) return fetchSite === 'same-origin';
	if (origin === 'null') return false;
	const referer = URL.parse(headers.get('referer') ?? '');
	return referer !== null && siteOrigins.includes(referer.origin);
}

/**
 * Headers that let a page of another origin read an answer; none where the request comes from the server's own
 * origin, which needs none. Only origins in the list are ever named.
 */
export function corsHeaders(
	request: Request,
	siteOrigins: readonly string[],
): Readonly<Record<string, string>> {
	const origin = request.headers.get('origin');
	if (origin === null || !siteOrigins.includes(origin)) return { Vary: 'Origin' };
	return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
}

/** Answers a CORS preflight; foreign pages get no permission. */
export function preflight(request: Request, siteOrigins: readonly string[]): Response {
	const headers = corsHeaders(request, siteOrigins);
	const isAllowed = 'Access-Control-Allow-Origin' in headers;
	return new Response(null, {
		status: isAllowed ? 204 : 403,
		headers: {
			...headers,
			...(isAllowed && {
				'Access-Control-Allow-Methods': 'POST',
				'Access-Control-Allow-Headers': 'content-type',
				'Access-Control-Max-Age': '600',
			}),
			'Cache-Control': 'no-store',
		},
	});
}
