import { readFileSync } from 'node:fs';
// By its whole name: an older Node lacks what is used of it, and would say only that.
import * as modules from 'node:module';
import { fileURLToPath } from 'node:url';

// Loaded before every command, in plain JavaScript: an older Node reads nothing else.
const project = new URL('../../', import.meta.url);

const { engines } = JSON.parse(readFileSync(new URL('package.json', project), 'utf8'));
const [wanted, found] = [engines.node, process.versions.node].map((version) =>
	version.match(/\d+/g).map(Number),
);
if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
	fail(
		`Vitrine needs Node ${wanted.join('.')} or newer, and this is ${process.versions.node}: run \`npm ci\`, which brings one on most machines, or install it from nodejs.org.`,
	);
}
// Astro takes such a path for a URL or a pattern: its style sheets are lost, or nothing is found.
const folder = fileURLToPath(project).replace(/[/\\]$/, '');
const [sign] = folder.match(/[%#?*]/) ?? [];
if (sign) {
	fail(
		`The path of this project, ${folder}, has a "${sign}", and Astro builds no whole site there: move the project to a folder without it.`,
	);
}
try {
	import.meta.resolve('zod');
} catch {
	fail('The packages Vitrine needs are not installed: run `npm ci` first.');
}

// A slip in the settings, most often; Node would print it above twenty lines of its own.
process.on('uncaughtExceptionMonitor', (error) => {
	const stack = String(error?.stack);
	if (error?.code === 'ERR_INVALID_TYPESCRIPT_SYNTAX') {
		const [place, ...lines] = stack.split('\n\n')[0].split('\n');
		const file = place.replace(project.href, '');
		fail(
			`${file} cannot be read, the slip is there or just before it: ${error.message}.\n${lines.join('\n')}`,
		);
	}
	// What settings leave to a timer or a promise fails when nobody waits for it any more.
	const [frame = ''] = stack.split('\n').filter((line) => line.startsWith('    at '));
	const late = /(file:.*\/config\.ts):(\d+):\d+\)?$/.exec(frame);
	if (!late) return;
	const file = late[1].replace(project.href, '');
	fail(`${file}:${late[2]} fails after it was read: ${error.message.split('\n')[0]}.`);
});

// Node keeps what it has compiled of a command: a third of a second for each run. Where this file were TypeScript,
// it would load what takes types away, which nothing else needs then.
modules.enableCompileCache(fileURLToPath(new URL('.astro/compiled-commands', project)));

function fail(sentence) {
	console.error(sentence);
	process.exit(1);
}
