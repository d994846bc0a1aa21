import { readFileSync } from 'node:fs';
import { glob, type Loader } from 'astro/loaders';
import { pageId, patterns, projectRoot } from './address.ts';

const documents = glob({
	base: projectRoot,
	pattern: patterns,
	generateId: ({ entry }) => pageId(entry),
});

/** Reads the project's documents where they lie. */
export const documentsLoader: Loader = {
	name: 'documents',
	load: async (context) => {
		await documents.load({
			...context,
			parseData: (entry) =>
				context.parseData({ ...entry, data: { ...entry.data, title: titleOf(entry.filePath) } }),
		});
	},
};

/** The first heading of a document, without the marks of code and links. */
function titleOf(file: string | undefined): string {
	const [, heading] = /^# (.+)$/m.exec(readFileSync(file ?? '', 'utf8')) ?? [];
	if (heading === undefined) throw new Error(`${file} has no heading.`);
	return heading.replaceAll('`', '');
}
