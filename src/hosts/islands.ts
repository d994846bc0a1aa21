import type { ClientDirective } from '../domain/site/client-directive.ts';

/**
 * Digests of what Astro writes into a page with an island: a style, the element `astro-island`, and a script for each
 * directive. A test compares them with what the installed Astro writes (`tests/site/astro-features.test.ts`).
 */
const style = 'vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow=';
/** In a build, and while pages are being worked on. */
const elements = [
	'Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=',
	'SHXg3YtOAVshUMT3f+eElYDgbV0kaujWj8DSaXSS4Vs=',
];
const starters: Readonly<Record<ClientDirective, string>> = {
	load: 'QzWFZi+FLIx23tnm9SBU4aEgx4x8DsuASP07mfqol/c=',
	idle: 'BF0290pkb3jxQsE7z00xR8Imp8X34FLC88L0lkMnrGw=',
	visible: 'Q2BPg90ZMplYY+FSdApNErhpWafg2hcRRbndmvxuL/Q=',
	media: '0chmwFk0zaA528yFfGV7J9ppIpdfTPPULncDF3WG7Zs=',
	only: 'eIXWvAmxkr251LJZkjniEK5LcPF3NkapbJepohwYRIc=',
};

/** What the policy has to let through for islands; nothing where there are none. */
export function islandDigests(directives: readonly ClientDirective[]): {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
} {
	if (directives.length === 0) return { scripts: [], styles: [] };
	const scripts = [...elements, ...directives.map((directive) => starters[directive])];
	return { scripts: scripts.map(source), styles: [source(style)] };
}

function source(digest: string): string {
	return `'sha256-${digest}'`;
}
