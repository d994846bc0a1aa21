import { unitAt } from '../i18n/unit-path.ts';

const { pathname, search, hash } = location;
const unit = unitAt(pathname.endsWith('/') ? pathname : `${pathname}/`);
// Not awaited here: where one script waits at its top, the bundler gives every script of the site a second file.
if (unit) void leadOn(unit);

async function leadOn(old: NonNullable<typeof unit>): Promise<void> {
	try {
		const { presentAddress } = await import('./present-address.ts');
		const href = await presentAddress(old);
		// A page that should be here and is not leads nowhere, else the visitor would go round in circles.
		if (href && href !== pathname) location.replace(href + search + hash);
	} catch {
		// Without an answer the page stays what it is.
	}
}
