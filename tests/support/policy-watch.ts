import type { Browser } from 'playwright';

/** Tells what the policy of a page has stopped. A picture of its own is shown by a page that the browser styles inline. */
const listen = `/^image/.test(document.contentType) || document.addEventListener('securitypolicyviolation', (event) =>
	policyStopped(location.pathname + ': ' + event.effectiveDirective + ' stopped ' + event.blockedURI + ' ' + event.sample))`;

/** For pages of which something is meant to be stopped: their browser does not hear of it. */
export const stoppedOnPurpose = `addEventListener('securitypolicyviolation', (event) => event.stopImmediatePropagation(), true)`;

/** Makes the closing of a browser fail where the policy of any page has stopped something in it. */
export function watchPolicy(browser: Browser): Browser {
	const stopped = new Set<string>();
	const newContext = browser.newContext.bind(browser);
	const close = browser.close.bind(browser);
	// `newPage` of a browser asks for a context, too.
	browser.newContext = async (options) => {
		const context = await newContext(options);
		await context.exposeBinding('policyStopped', (_, what: string) => void stopped.add(what));
		await context.addInitScript(listen);
		return context;
	};
	browser.close = async (options) => {
		await close(options);
		if (stopped.size > 0) {
			throw new Error(`The policy of pages has stopped something:\n${[...stopped].join('\n')}`);
		}
	};
	return browser;
}
