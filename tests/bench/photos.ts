import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, start } from './own-process.ts';
import { makePhotoInputs } from './photo-inputs.ts';
import { PhotoFigures, PhotoHost } from './photo-sizes.ts';

const usage = `npm run bench:photos                 measures the pipeline with 16 photos of 12 megapixels
npm run bench:photos -- 40           with another number of photos`;

/** Floor and pipeline take turns, so that a busy minute of the machine meets both. */
const rounds = 3;

const count = Number(process.argv[2] ?? 16);
if (Number.isSafeInteger(count) && count > 0) await measure();
else console.log(usage);

async function measure(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'photo-bench-'));
	try {
		const names = await makePhotoInputs(folder, count);
		const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
		const host = await start('photo-host-process.ts', {
			request: { folder, names },
			schema: PhotoHost,
		});
		const runs: Record<'floor' | 'pipeline', PhotoFigures[]> = { floor: [], pipeline: [] };
		const loads: number[] = [];
		try {
			for (let round = 0; round < rounds; round += 1) {
				for (const way of ['floor', 'pipeline'] as const) {
					loads.push(loadavg()[0] ?? 0);
					const request = { folder, names, way, origin: host.answer.origin };
					runs[way].push(await run('photo-process.ts', { request, schema: PhotoFigures }));
				}
			}
		} finally {
			host.stop();
		}
		const megabytes = (bytes / count / 1e6).toFixed(1);
		console.log(
			`${count} photos of 4000 × 3000 pixels, ${megabytes} MB each; best of ${rounds}; ${availableParallelism()} cores; load ${loads.map((load) => load.toFixed(1)).join(', ')}\n`,
		);
		console.log(tableOf(best(runs.floor), best(runs.pipeline)));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** What a machine does besides only adds. */
function best(figures: readonly PhotoFigures[]): PhotoFigures {
	const least = (of: (figure: PhotoFigures) => number) => Math.min(...figures.map(of));
	return {
		wall: least(({ wall }) => wall),
		cpu: least(({ cpu }) => cpu),
		memory: least(({ memory }) => memory),
		avif: least(({ avif }) => avif),
		jpeg: least(({ jpeg }) => jpeg),
	};
}

function tableOf(floor: PhotoFigures, ours: PhotoFigures): string {
	const rows: [name: string, digits: number, value: (figures: PhotoFigures) => number][] = [
		['photos a second', 2, ({ wall }) => (count / wall) * 1000],
		['wall ms a photo', 0, ({ wall }) => wall / count],
		['CPU ms a photo', 0, ({ cpu }) => (cpu * 1000) / count],
		['kB a photo, three AVIF', 1, ({ avif }) => avif / count / 1000],
		['kB a photo, JPEG', 1, ({ jpeg }) => jpeg / count / 1000],
		['peak memory, MB', 0, ({ memory }) => memory / 1e6],
	];
	return [
		'| | floor: the same encodes | pipeline | ratio |\n| --- | --: | --: | --: |',
		...rows.map(([name, digits, value]) => {
			const [least, own] = [value(floor), value(ours)];
			const ratio = (own / least).toFixed(2);
			return `| ${name} | ${least.toFixed(digits)} | ${own.toFixed(digits)} | ${ratio} |`;
		}),
	].join('\n');
}
