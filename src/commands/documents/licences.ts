import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Manifest = z.object({
	name: z.string(),
	version: z.string(),
	license: z.string().optional(),
	dependencies: z.record(z.string(), z.string()).default({}),
});

/** Sources that reach a visitor's browser, or are drawn into pages. */
const sources = 'src/{client,components,layouts,map,search}/**/*.{ts,astro}';
/** Licences that lie beside copies of typefaces and icons. */
const besideCopies = 'src/{styles,sandbox/demo/skins/*}/{fonts,icons}/*-{OFL,LICENSE}.txt';

/**
 * What the site hands to visitors and its repository holds of other people's work, with the licence of each in full:
 * libraries that scripts and pages import, with those they need themselves, typefaces and icons. A Markdown text.
 * @param project its root, with its packages installed
 */
export function licences(project: string): string {
	const packages = [...shippedPackages(project)].toSorted((a, b) => (a.title < b.title ? -1 : 1));
	const copies = globSync(besideCopies, { cwd: project })
		.toSorted()
		.map((file) => ({ title: file, text: readFileSync(join(project, file), 'utf8') }));
	return `# Licences

\`npm run licences\` makes this file. Programs, texts and pictures of this repository are under its own licence ([LICENSE](../LICENSE)); the pictures, plans and maps of the demo agency were made for it. What follows comes from others and is handed to visitors. Packages that only build or serve the site stay with whoever installs them; their licences are in the list that \`deploy/package.sh\` makes.

${[...packages, ...copies].map(({ title, text }) => `## ${title}\n\n\`\`\`text\n${text.replaceAll(/[ \t]+$/gm, '').trim()}\n\`\`\`\n`).join('\n')}`;
}

/** The packages that sources name, and those that these need. */
function shippedPackages(project: string): Set<{ readonly title: string; readonly text: string }> {
	const found = new Map<string, { title: string; text: string }>();
	const take = (name: string) => {
		const folder = join(project, 'node_modules', name);
		// Types reach nobody.
		if (found.has(name) || name.startsWith('@types/') || !existsSync(folder)) return;
		const read = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
		const title = `${read.name} ${read.version}${read.license ? ` (${read.license})` : ''}`;
		found.set(name, { title, text: licenceIn(folder) });
		Object.keys(read.dependencies).forEach(take);
	};
	for (const file of globSync(sources, { cwd: project })) {
		const text = readFileSync(join(project, file), 'utf8');
		for (const [, address = ''] of text.matchAll(
			/(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[a-z][\w-]*)/g,
		)) {
			if (!/^(?:astro|node|zod)$/.test(address)) take(address);
		}
	}
	return new Set(found.values());
}

/** The text of the licence a package brings along. */
function licenceIn(folder: string): string {
	const file = readdirSync(folder)
		.toSorted()
		.find((name) => /^(?:licen[cs]e|copying)/i.test(name));
	return file === undefined
		? 'The package names its licence and brings no text of it.'
		: readFileSync(join(folder, file), 'utf8');
}
