import { openSiteFiles, type Change } from '../setup/upgrade/site-files.ts';
import { upgrade } from '../setup/upgrade/steps.ts';
import { projectRoot } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run upgrade              changes your files where a newer version of the program asks for it, and shows what it changes
  -- --show                  only shows it`;

await run(async () => {
	const given = readOptions({ show: { type: 'boolean' } }, { usage });
	if (!given) return;
	const files = openSiteFiles(projectRoot);
	const done = upgrade(files);
	if (done.length === 0) return console.log('Your files are as this version wants them.');
	files.changes().forEach(print);
	if (!given.show) files.save();
	console.log(`${given.show ? 'To be changed' : 'Changed'} for ${done.join('; ')}.`);
});

/** Lines that go and lines that come, in the order of the file. */
function print({ path, before, after }: Change): void {
	const [old, fresh] = [before, after].map((bytes) => bytes?.toString().split('\n') ?? []);
	const isText = /\.(?:ts|css|md)$/.test(path);
	const lines = isText ? [...only(old, fresh, '-'), ...only(fresh, old, '+')] : [];
	console.log([path, ...lines, ''].join('\n'));
}

function only(
	lines: readonly string[] = [],
	others: readonly string[] = [],
	sign: string,
): string[] {
	const known = new Set(others);
	return lines.filter((line) => !known.has(line)).map((line) => `${sign} ${line}`);
}
