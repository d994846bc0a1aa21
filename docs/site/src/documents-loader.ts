import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { pageId, patterns, projectRoot } from './address.ts';
import { settingsPage } from './settings-page.ts';

const documents = glob({
	base: projectRoot,
	pattern: patterns,
	generateId: ({ entry }) => pageId(entry),
});

/** Reads the project's documents where they lie, and makes a page of the schema of the settings. */
export const documentsLoader: Loader = {
	name: 'documents',
	load: async (context) => {
		await documents.load({
			...context,
			parseData: (entry) =>
				context.parseData({ ...entry, data: { ...entry.data, title: titleOf(entry.filePath) } }),
		});
		const schema = join(projectRoot, 'docs/settings.schema.json');
		const body = settingsPage(JSON.parse(readFileSync(schema, 'utf8')));
		const data = await context.parseData({ id: 'settings', data: { title: 'Settings' } });
		// Links and anchors are those of a document that lies in the place of the schema.
		const fileURL = pathToFileURL(join(projectRoot, 'docs/settings.md'));
		const rendered = await context.renderMarkdown(body, { fileURL });
		context.store.set({ id: 'settings', data, body, rendered });
	},
};

/** The first heading of a document, without the marks of code and links. */
function titleOf(file: string | undefined): string {
	const [, heading] = /^# (.+)$/m.exec(readFileSync(file ?? '', 'utf8')) ?? [];
	if (heading === undefined) throw new Error(`${file} has no heading.`);
	return heading.replaceAll('`', '');
}
