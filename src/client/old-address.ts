const { pathname, search, hash } = location;
// Not awaited here: where one script waits at its top, the bundler gives every script of the site a second file.
if (/^\/[^/]+\/[^/]+\/[^/]*\d\/?$/.test(pathname)) void leadOn();

/** Whatever needs more than this is loaded only where the address can have been a unit's. */
async function leadOn(): Promise<void> {
	try {
		const { presentAddress } = await import('./present-address.ts');
		const href = await presentAddress(pathname);
		// A page that should be here and is not leads nowhere, else the visitor would go round in circles.
		if (href && href !== pathname) location.replace(href + search + hash);
	} catch {
		// Without an answer the page stays what it is.
	}
}
