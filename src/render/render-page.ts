/** What of Astro's app is asked here. */
interface App<Route> {
	render(request: Request, options: { readonly routeData: Route }): Promise<Response>;
}

/**
 * Asks the app for a page or an endpoint.
 * @throws what it throws, or that the response is a failure, with its address in front; a page about failures,
 * `500.astro`, responds with one by its nature.
 */
export async function renderPage<Route extends { readonly route: string }>(
	app: App<Route>,
	request: Request,
	routeData: Route,
): Promise<Response> {
	try {
		const response = await app.render(request, { routeData });
		if (response.status >= 500 && !routeData.route.endsWith('/500'))
			throw new Error(`answers with status ${response.status}.`);
		return response;
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new Error(`${new URL(request.url).pathname}: ${why}`, { cause: error });
	}
}
