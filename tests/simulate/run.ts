import { readOptions } from '../../src/commands/line/options.ts';
import { run } from '../../src/commands/line/run.ts';
import { simulate } from './world.ts';

const usage = `npm run simulate            runs the whole system through 100 months, each by a seed, and prints those in which something
                            was wrong
  -- --seeds 1000           so many of them
  -- --first 500            from this seed on
  -- --show 17              prints what happens in the month of one seed`;

const text = { type: 'string' } as const;

await run(async () => {
	const options = readOptions({ seeds: text, first: text, show: text }, { usage });
	if (!options) return;
	if (options.show !== undefined) {
		const journal = await simulate({ seed: wholeNumber('--show', options.show) });
		console.log(journal.lines.join('\n'));
		process.exitCode = journal.violations.length > 0 ? 1 : 0;
		return;
	}
	const count = wholeNumber('--seeds', options.seeds ?? '100');
	// No month at all would be one in which nothing is wrong.
	if (count === 0) throw new Error('--seeds takes a number above 0.');
	const first = wholeNumber('--first', options.first ?? '0');
	let bad = 0;
	for (let seed = first; seed < first + count; seed++) {
		const { violations } = await simulate({ seed });
		if (violations.length === 0) continue;
		bad += 1;
		console.log(`seed ${seed}: ${violations.join('; ')}`);
	}
	console.log(`${count} seeds of a month each: something was wrong in ${bad}.`);
	process.exitCode = bad > 0 ? 1 : 0;
});

function wholeNumber(option: string, given: string): number {
	if (/^\d{1,9}$/.test(given)) return Number(given);
	throw new Error(`${option} takes a whole number, such as ${option} 17, and not "${given}".`);
}
