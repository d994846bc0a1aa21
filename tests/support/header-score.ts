/**
 * The score that the HTTP Observatory of MDN would give for headers, by its published table of bonuses and
 * penalties, without the credits for preloading, subresource integrity and cookies. 130 is the most.
 */
export function headerScore(headers: Headers): {
	readonly score: number;
	readonly findings: string[];
} {
	const findings: string[] = [];
	const rate = (name: string, points: number) => {
		findings.push(`${name} ${points >= 0 ? '+' : ''}${points}`);
		return points;
	};
	const policy = policyOf(headers.get('content-security-policy') ?? '');
	const scripts = policy.get('script-src') ?? policy.get('default-src');
	const isUnsafe = [...policy.values()].flat().some((source) => source.includes('unsafe-'));
	const isWide = (scripts ?? []).some((source) =>
		['*', 'http:', 'https:', 'data:'].includes(source),
	);
	const age = Number(
		/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0,
	);
	const isFramed = policy.get('frame-ancestors')?.join() !== "'none'";
	const referrer = headers.get('referrer-policy') ?? '';
	const isClosed = policy.get('default-src')?.join() === "'none'";
	const scored = [
		scripts === undefined
			? rate('no policy', -25)
			: rate('policy', isUnsafe || isWide ? -20 : isClosed ? 10 : 5),
		rate('strict transport', age >= 15_768_000 ? 0 : age > 0 ? -10 : -20),
		rate('content type options', headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
		rate('frames', isFramed && !headers.has('x-frame-options') ? -20 : 5),
		rate(
			'referrer',
			/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer)
				? 5
				: referrer === 'unsafe-url'
					? -5
					: 0,
		),
		rate('resource policy', headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0),
		rate('cross-origin reading', headers.get('access-control-allow-origin') === '*' ? -50 : 0),
		rate('cookies', headers.has('set-cookie') ? -20 : 0),
	];
	return { score: 100 + scored.reduce((sum, each) => sum + each, 0), findings };
}

function policyOf(text: string): ReadonlyMap<string, string[]> {
	return new Map(
		text.split(';').flatMap((part) => {
			const [directive, ...sources] = part.trim().split(/\s+/);
			return directive ? [[directive, sources] as const] : [];
		}),
	);
}
