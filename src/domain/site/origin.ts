import { z } from 'zod';

/** Where a site or a server stands: scheme, host and, if need be, port; a slash at the end is dropped. */
export const Origin = z.string().transform((given, context) => {
	const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(given);
	const url = URL.parse(hasScheme ? given : `https://${given}`);
	const problem = problemOf(url, hasScheme);
	if (url && problem === undefined) return url.origin;
	const host = url?.host;
	const example = isWeb(url) ? url.origin : host && `https://${host}`;
	context.addIssue({
		code: 'custom',
		message: `${problem}: write ${example || 'it like https://www.example.com'}`,
	});
	return z.NEVER;
});

function problemOf(url: URL | null, hasScheme: boolean): string | undefined {
	if (!hasScheme) return 'it lacks https:// at its beginning';
	if (!url) return 'it is no web address';
	if (!isWeb(url)) return 'it must begin with https:// or http://';
	if (url.username || url.password) return 'it must not hold a name or password';
	// The address says also where "?" and "#" stand with nothing behind them.
	if (url.href !== `${url.origin}/`) return 'it must end with the host, without a path';
	return undefined;
}

function isWeb(url: URL | null): url is URL {
	return url?.protocol === 'https:' || url?.protocol === 'http:';
}
