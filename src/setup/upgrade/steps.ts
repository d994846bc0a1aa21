import { brandToTheme } from './brand-to-theme.ts';
import { dropDemoIcons } from './demo-icons.ts';
import { toOwnFolder } from './own-folder.ts';
import type { SiteFiles } from './site-files.ts';

/** One change of a version that asks something of a company. Where it is done already it changes nothing. */
export interface Step {
	readonly version: string;
	/** For people, without a full stop. */
	readonly what: string;
	readonly apply: (files: SiteFiles) => void;
}

/** All steps in their order; CHANGELOG.md tells of each. */
export const steps: readonly Step[] = [
	{
		version: '0.2.0',
		what: 'settings and texts lie in src/company',
		apply: toOwnFolder,
	},
	{
		version: '0.2.0',
		what: 'colours, typeface and corners are tokens in src/company/theme.css',
		apply: brandToTheme,
	},
	{
		version: '0.2.0',
		what: 'icons are drawn, and those of the demo agency are gone from public',
		apply: dropDemoIcons,
	},
];

/** Applies every step that is not done. @returns what the steps that changed something are for */
export function upgrade(files: SiteFiles): string[] {
	return steps.flatMap(({ version, what, apply }) => {
		const before = JSON.stringify(files.changes());
		apply(files);
		return JSON.stringify(files.changes()) === before ? [] : [`${version}: ${what}`];
	});
}
