import { settingsObject } from './settings-object.ts';
import type { SiteFiles } from './site-files.ts';

const [old, now] = ['src/site.config.ts', 'src/company/config.ts'];

/** Settings and texts of a company, which lay among ours, go to its own folder. */
export function toOwnFolder(files: SiteFiles): void {
	// Git puts them there when it merges, in the form they had.
	const text = files.read(old) ?? oldForm(files.read(now));
	const object = text === undefined ? undefined : settingsObject(text);
	if (text === undefined || !object) return;
	const head = text
		.slice(0, object.getFullStart())
		.replace(/^import type \{ SiteSettings \} from '\.\/domain\/site\.ts';\n/m, '')
		.replaceAll(/from '\.\//g, "from '../")
		.replace(/(?:export const \w+(?:: \w+)? =|export default)\s*$/, '');
	const tail = text.slice(object.end).replace(/^(?: satisfies \w+)?;?\n?/, '');
	files.write(
		now,
		`import { defineSite } from '../domain/site.ts';\n${head}export default defineSite(${object.getText()});\n${tail}`,
	);
	if (files.read(old) !== undefined) files.remove(old);
	for (const path of files.below('src/content')) {
		files.move(path, path.replace('src/content', 'src/company/content'));
	}
}

function oldForm(text: string | undefined): string | undefined {
	return text?.includes("from './domain/site.ts'") ? text : undefined;
}
