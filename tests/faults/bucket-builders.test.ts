import { realpathSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepOnlyLive } from '../../src/build/tidy/forget.ts';
import { IndexPart, Pointer, pointerKey, SiteIndex } from '../../src/hosts/edge/site-index.ts';
import { ownerAt } from '../../src/i18n/unit-path.ts';
import { addImported } from '../../src/release/redirects/imported.ts';
import { drawFrom } from '../simulate/draw.ts';
import { showInMemory } from '../support/bucket-site.ts';
import { hourlyBuilds, withdrawn } from '../support/hourly-builds.ts';
import { memoryBucket, type MemoryBucket } from '../support/memory-bucket.ts';
import { unit } from '../support/sandbox.ts';
import { smallAgency } from '../support/small-agency.ts';

type Site = Awaited<ReturnType<typeof hourlyBuilds>>;

const hour = 60 * 60 * 1000;
const ids = [1, 2, 3, 4, 5];

/** Units that visitors of a bucket find, and those whose address says that they are gone. */
function unitsIn({ objects }: MemoryBucket): { shown: Set<number>; gone: Set<number> } {
	const read = (key: string): unknown => JSON.parse(objects.get(key) ?? '{}');
	const { index } = Pointer.parse(read(pointerKey));
	const parts = SiteIndex.parse(read(index)).parts.map((part) => IndexPart.parse(read(part)));
	const entries = parts.flatMap((part) => Object.entries(part));
	const of = (kind: 'file' | 'gone') =>
		new Set(entries.flatMap(([path, entry]) => (kind in entry && ownerAt(path)?.id) || []));
	return { shown: of('file'), gone: of('gone') };
}

/** Months in which two machines build for one bucket, with clocks that differ, rollbacks and failures between them. */
async function simulate(seed: number) {
	const draw = drawFrom(seed);
	const bucket = memoryBucket();
	const builders: [Site, Site] = [await hourlyBuilds(), await hourlyBuilds()];
	const [{ crm }] = builders;
	const lines: string[] = [];
	const open = new Set(ids);
	/** What visitors had found gone, and what they have ever found. */
	const [hidden, seen] = [new Set<number>(), new Set<number>()];
	let time = Date.UTC(2026, 0, 1);
	/** Changes now and then, so that a rollback is followed by other data and by the same. */
	let space = 70;

	const now = () => new Date(time);

	const make = async (builder: Site, named?: readonly number[]) => {
		const units = ids.map((id) => (open.has(id) ? unit(id) : withdrawn(id)));
		crm.sandbox.seed(smallAgency([...units, unit(6, { living_space: space })]));
		return await builder.build([], { crm, now, acceptRemovals: 99, ...(named && { named }) });
	};
	const show = async ({ places }: Site, isReadWhole: boolean) => {
		const of = { ...places, media: `${places.media}/files` };
		const release = realpathSync(places.current);
		const { departed } = await showInMemory(of, bucket, release, { isReadWhole });
		const owners = departed.map((owner) => ({ owner, goneAt: time }));
		if (owners.length > 0) addImported(places.imported, '127.0.0.1', { owners, lists: [] });
		const { shown } = unitsIn(bucket);
		for (const id of ids) {
			if (shown.has(id)) seen.add(id);
			if (open.has(id)) hidden.delete(id);
			else if (!shown.has(id)) hidden.add(id);
			else if (hidden.has(id)) lines.push(`unit ${id} is shown again`);
		}
	};
	const acts = {
		async whole(builder: Site) {
			const made = await make(builder);
			await show(builder, made.diff.isWhole);
		},
		async named(builder: Site) {
			const made = await make(builder, [draw.pick([1, 2, 3, 4, 5])]);
			await show(builder, made.diff.isWhole);
		},
		async fails(builder: Site) {
			await show(builder, false);
		},
		async rollBack(builder: Site) {
			builder.goBack();
			await show(builder, false);
		},
		async forget(builder: Site) {
			await keepOnlyLive(builder.places);
			await show(builder, false);
		},
	};
	const names = ['whole', 'named', 'named', 'fails', 'rollBack', 'forget'] as const;
	for (let step = 0; step < 24; step += 1) {
		time += draw.between(1, 30 * 24) * hour;
		const id = draw.pick([1, 2, 3, 4, 5]);
		if (draw.chance(0.6) && !open.delete(id)) open.add(id);
		if (draw.chance(0.3)) space += 1;
		const [name, builder] = [draw.pick(names), draw.pick(builders)];
		lines.push(`${step}: builder ${builders.indexOf(builder)} ${name}, open ${[...open].join()}`);
		await acts[name](builder).catch((error: unknown) => lines.push(String(error)));
	}
	// Each learns from the bucket what the other has seen go.
	for (const builder of [...builders, ...builders]) {
		time += hour;
		space += 1;
		await acts.whole(builder);
	}
	const { shown, gone } = unitsIn(bucket);
	return { lines, open, seen, shown, gone };
}

test.each([1, 2])(
	'months of two builders and one bucket never show again what one of them has hidden, nor lose an address (seed %i)',
	async (seed) => {
		const { lines, open, seen, shown, gone } = await simulate(seed);
		expect(
			lines.filter((line) => line.endsWith('is shown again')),
			lines.join('\n'),
		).toEqual([]);
		expect([...shown].toSorted()).toEqual([...open, 6].toSorted());
		expect([...seen].filter((id) => !shown.has(id) && !gone.has(id))).toEqual([]);
	},
	300_000,
);
