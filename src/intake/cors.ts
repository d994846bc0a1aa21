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

/** The answer to a browser that asks whether it may send; nothing is told to pages that are not ours. */
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
