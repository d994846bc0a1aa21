import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../src/wiring.ts';
import { changedProject } from '../support/changed-project.ts';

const json = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
const manifest = json('package.json');
const lock = json('package-lock.json');

/** What an engineer adds on the second day: a script, packages of any kind, and code in ways of his own. */
const files = {
	'package.json': JSON.stringify({
		...manifest,
		scripts: { ...manifest.scripts, newsletter: 'node src/company/lib/newsletter.ts' },
		dependencies: { ...manifest.dependencies, bcrypt: '^6.0.0', kit: 'file:../kit' },
	}),
	'package-lock.json': JSON.stringify({
		...lock,
		packages: {
			...lock.packages,
			'../kit': { version: '1.0.0' },
			'node_modules/kit': { resolved: '../kit', link: true },
			'node_modules/bcrypt': {
				version: '6.0.0',
				resolved: 'http://packages.example/bcrypt.tgz',
				hasInstallScript: true,
			},
			'node_modules/bcrypt/node_modules/undici': { version: '5.0.0' },
		},
	}),
	'src/company/lib/index.ts': `export { area } from './newsletter.ts';\n`,
	'src/company/lib/newsletter.ts': `import './index.ts';\nexport const area = process.env['HOME'];\n${'\n'.repeat(400)}`,
	'src/company/theme.css': ':root { --accent: #faf9f6; }\n',
};

test('the tests of the project stay green when a company adds scripts, packages and code of its own', () => {
	const { folder, remove } = changedProject(files);
	onTestFinished(remove);
	const made = /^(?:\.git|\.astro|node_modules|var|dist.*)$/;
	for (const part of readdirSync(projectRoot).filter((name) => !made.test(name))) {
		if (existsSync(join(folder, part)) && part !== 'tests') continue;
		cpSync(join(projectRoot, part), join(folder, part), {
			recursive: true,
			filter: (path) => !/\/docs\/site\/(?:node_modules|dist)$/.test(path),
		});
	}
	const looking = ['project/a', 'project/d', 'styles/sheets', 'commands/documents/licences'];
	const { stdout, stderr, status } = spawnSync(
		join(folder, 'node_modules/.bin/vitest'),
		[
			'run',
			'--config=tests/vitest.config.ts',
			'--project=unit',
			...looking.map((name) => `tests/unit/${name}`),
		],
		{ cwd: folder, encoding: 'utf8' },
	);
	const failed = (stdout + stderr).split('\n').filter((line) => line.includes('FAIL'));
	expect({ failed, status }).toEqual({ failed: [], status: 0 });
});
