import { spawnSync } from 'node:child_process';
import { appendFileSync, readlinkSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepOnlyLive } from '../../src/build/tidy/forget.ts';
import { runs } from '../support/full-size.ts';
import { hourlyBuilds, hiddenUnit } from '../support/hourly-builds.ts';
import { testFolder } from '../support/outbox.ts';
import { image, unit } from '../support/sandbox.ts';
import { findTraces, textTrace } from '../support/traces.ts';

/** A disk of 24 MB, or nothing where the system lets nobody mount one. */
function smallDisk(): string | undefined {
	const folder = testFolder();
	const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', folder]);
	if (status !== 0) return undefined;
	onTestFinished(() => void spawnSync('umount', ['-l', folder]));
	return folder;
}

/** Fills a disk but for some kilobytes. */
function fill(folder: string, left: number): void {
	const { bavail, bsize } = statfsSync(folder);
	appendFileSync(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - left * 1024)));
}

const secret = (id: number) => unit(id, { title: 'Geheimnis', images: [image()] });
const others = (space: number) => [unit(3, { living_space: space }), unit(4), unit(5)];

test('a build for which there is no room changes nothing, or goes live whole, and the next one with room makes up for it', async ({
	skip,
}) => {
	const disk = smallDisk();
	if (disk === undefined) return skip('mounts nothing');
	const { build, places, read } = await hourlyBuilds(disk);
	const outcomes: string[] = [];
	for (const [at, left] of runs([0, 200, 600], [0, 60, 150, 200, 250, 300, 600]).entries()) {
		await build([secret(1), unit(2), ...others(70 + at)]);
		const before = readlinkSync(places.current);
		fill(disk, left);
		const outcome = await build([hiddenUnit(1), unit(2), ...others(70 + at)]).then(
			() => 'published',
			(error: unknown) => String(error).replaceAll(disk, ''),
		);
		outcomes.push(`${left} ${outcome}`);
		expect(readlinkSync(places.current) === before).toBe(outcome !== 'published');
		rmSync(join(disk, 'filler'));
		await build([hiddenUnit(1), unit(2), ...others(71 + at)]);
		expect(read((index) => index.targetIds('unit'))).toEqual([2, 3, 4, 5]);
		const traces = findTraces(disk, [textTrace('Geheimnis')]);
		expect(traces.filter((line) => !/^(?:files|releases)\//.test(line))).toEqual([]);
	}
	expect(outcomes.at(0)).toContain('full');
	expect(outcomes.at(-1)).toBe('600 published');
	fill(disk, 100);
	await keepOnlyLive(places);
	expect(findTraces(disk, [textTrace('Geheimnis')])).toEqual([]);
});
