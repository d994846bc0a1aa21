import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { plantedFaults } from './planted.ts';
import { simulate } from './world.ts';

/**
 * Simulates the whole system by many seeds on all cores, and prints those in which something was wrong. With `--show` it
 * prints what happened in one.
 */
const { values } = parseArgs({
	options: {
		seeds: { type: 'string', default: '10000' },
		first: { type: 'string', default: '0' },
		/** One of `plantedFaults`. */
		planted: { type: 'string' },
		show: { type: 'string' },
		/** For the processes it starts itself: every so many seeds, from which one on. */
		every: { type: 'string' },
		at: { type: 'string', default: '0' },
	},
});
const planted = plantedFaults.find((name) => name === values.planted);
if (values.planted !== undefined && !planted) {
	throw new Error(`There is no fault "${values.planted}"; there are ${plantedFaults.join(', ')}.`);
}
const [count, first] = [numberIn('seeds'), numberIn('first')];

if (values.show !== undefined) {
	const journal = await simulate({ seed: numberIn('show'), planted });
	console.log(journal.lines.join('\n'));
	process.exitCode = journal.violations.length > 0 ? 1 : 0;
} else if (values.every === undefined) {
	await share();
} else {
	await work(Number(values.every));
}

/** A mistyped number would run no month, and find nothing wrong. */
function numberIn(name: 'seeds' | 'first' | 'show'): number {
	const text = values[name] ?? '';
	if (/^\d+$/.test(text) && !(name === 'seeds' && Number(text) === 0)) return Number(text);
	throw new Error(`--${name} takes a whole number, such as --${name} 17, and not "${text}".`);
}

/** Runs seeds on every core. */
async function share(): Promise<void> {
	const began = performance.now();
	const cores = availableParallelism();
	let computed = 0;
	const runs = Array.from({ length: cores }, (_, at) => {
		const given = ['--at', String(at), '--every', String(cores)];
		const child = fork(import.meta.filename, [...process.argv.slice(2), ...given], {
			// What a month leaves behind is thrown away while it is young.
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
	const bad = (await Promise.all(runs)).reduce((sum, one) => sum + one, 0);
	const minutes = ((performance.now() - began) / 60_000).toFixed(1);
	const each = (computed / count).toFixed(2);
	console.log(
		`${count} seeds of a month each in ${minutes} minutes on ${cores} cores, ${each} s of computing each: something was wrong in ${bad}.`,
	);
	process.exitCode = bad > 0 ? 1 : 0;
}

async function work(every: number): Promise<void> {
	for (let seed = first + Number(values.at); seed < first + count; seed += every) {
		const { violations } = await simulate({ seed, planted });
		if (violations.length > 0) process.send?.(`seed ${seed}: ${violations.join('; ')}`);
	}
	const { user, system } = process.cpuUsage();
	process.send?.((user + system) / 1e6);
	process.disconnect();
}
