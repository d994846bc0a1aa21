import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startRenderer } from '../../src/render/render.ts';
import { renderVariables } from '../../src/wiring.ts';
import { changedProject } from '../support/changed-project.ts';
import { testEnvironment } from '../support/site-build.ts';

test.each([
	[
		'a page for each visit',
		{
			'src/pages/extras/vote.ts':
				'export const prerender = false;\nexport const GET = () => new Response();',
		},
		/^src\/pages\/extras\/vote\.ts asks to be made for each visit/,
	],
	[
		'an island that a server fills',
		{
			'src/pages/extras/deferred.astro':
				"---\nimport Mark from '../../components/Chips.astro';\n---\n<Mark server:defer />",
		},
		/^src\/pages\/extras\/deferred\.astro/,
	],
])('%s is refused when the pages are compiled, by its file', async (_, files, sentence) => {
	const { folder, remove } = changedProject(files);
	onTestFinished(remove);
	const environment = testEnvironment({ folder: join(folder, 'var') });
	const renderer = startRenderer({
		project: folder,
		variables: renderVariables(environment),
		build: { catalogue: '', records: '', builtAt: '' },
		files: environment.places.files,
	});
	onTestFinished(() => renderer.stop());
	await expect(renderer.compiled).rejects.toThrow(sentence);
});
