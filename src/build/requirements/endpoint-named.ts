import type { Environment } from '../../wiring.ts';

/**
 * Makes sure that a public site for a host of plain files names who takes its inquiries.
 * @returns what somebody should know of a preview.
 * @throws one sentence where the form of a public site would be answered with 404.
 */
export function requireEndpoint({
	mode,
	site,
	staticHost,
}: Pick<Environment, 'mode' | 'site' | 'staticHost'>): string | undefined {
	if (staticHost === undefined || site.inquiry.endpoint !== undefined) return undefined;
	const sentence = `Nothing would take inquiries: the site is for a host of plain files (${staticHost}), which takes no forms; set \`inquiry.endpoint\` in src/company/config.ts to the origin of an inquiry server (\`npm start -- --intake\`, see docs/deploy.md), or leave VITRINE_STATIC_HOST empty where \`npm start\` serves the pages.`;
	if (mode === 'production') throw new Error(sentence);
	return sentence;
}
