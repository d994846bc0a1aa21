import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { readOptions } from '../../src/commands/line/options.ts';
import { run } from '../../src/commands/line/run.ts';
import { plantedFaults } from './planted.ts';
import { simulate } from './world.ts';

const usage = `npm run simulate            runs the whole system through 10,000 months on all cores, each by a seed, and prints those in
                            which something was wrong
  -- --seeds 100            so many of them
  -- --first 500            from this seed on
  -- --show 17              prints what happens in the month of one seed
  -- --planted "fault"      with a fault in the wiring; tests/simulate/planted.ts names them`;

const text = { type: 'string' } as const;

await run(async () => {
	const options = readOptions(
		{
			seeds: text,
			first: text,
			show: text,
			planted: text,
			// For the processes it starts itself: every so many seeds, from which one on.
			every: text,
			at: text,
		},
		{ usage },
	);
	if (!options) return;
	const planted = plantedFaults.find((name) => name === options.planted);
	if (options.planted !== undefined && !planted) {
		throw new Error(
			`There is no fault "${options.planted}"; there are ${plantedFaults.join(', ')}.`,
		);
	}
	const count = wholeNumber('--seeds', options.seeds ?? '10000');
	const first = wholeNumber('--first', options.first ?? '0');
	// No month at all would be one in which nothing is wrong.
	if (count === 0) throw new Error('--seeds takes a number above 0.');

	if (options.show !== undefined) {
		const journal = await simulate({ seed: wholeNumber('--show', options.show), planted });
		console.log(journal.lines.join('\n'));
		process.exitCode = journal.violations.length > 0 ? 1 : 0;
	} else if (options.every === undefined) {
		await share(count);
	} else {
		const [every, at] = [Number(options.every), Number(options.at)];
		for (let seed = first + at; seed < first + count; seed += every) {
			const { violations } = await simulate({ seed, planted });
			if (violations.length > 0) process.send?.(`seed ${seed}: ${violations.join('; ')}`);
		}
		const { user, system } = process.cpuUsage();
		process.send?.((user + system) / 1e6);
		process.disconnect();
	}
});

function wholeNumber(option: string, given: string): number {
	if (/^\d{1,9}$/.test(given)) return Number(given);
	throw new Error(`${option} takes a whole number, such as ${option} 17, and not "${given}".`);
}

/** Divides the seeds among as many processes as there are cores. */
async function share(count: number): Promise<void> {
	const began = performance.now();
	const cores = availableParallelism();
	let computed = 0;
	const workers = Array.from({ length: cores }, (_, at) => {
		const given = ['--at', String(at), '--every', String(cores)];
		const child = fork(import.meta.filename, [...process.argv.slice(2), ...given], {
			// A larger nursery lets V8 collect a month's garbage cheaply.
			execArgv: [...process.execArgv, '--max-semi-space-size=64'],
		});
		return new Promise<number>((resolve) => {
			let bad = 0;
			child.on('message', (found) => {
				if (typeof found === 'number') computed += found;
				else console.log(String(found));
				if (typeof found === 'string') bad += 1;
			});
			child.on('close', (code) => resolve(code === 0 ? bad : Math.max(1, bad)));
		});
	});
	const bad = (await Promise.all(workers)).reduce((sum, one) => sum + one, 0);
	const minutes = ((performance.now() - began) / 60_000).toFixed(1);
	const each = (computed / count).toFixed(2);
	console.log(
		`${count} seeds of a month each in ${minutes} minutes on ${cores} cores, ${each} s of computing each: something was wrong in ${bad}.`,
	);
	process.exitCode = bad > 0 ? 1 : 0;
}
