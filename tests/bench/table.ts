import { availableParallelism, loadavg, totalmem } from 'node:os';
import type { z } from 'zod';
import type { Rebuilds } from './rebuilds.ts';
import type { BuildAnswer, PhotosAnswer, Rebuild } from './sizes.ts';

export interface Measured {
	/** The first build of a checkout, of the smallest size. */
	readonly first: readonly BuildAnswer[];
	readonly builds: readonly BuildAnswer[];
	/** In the order of the builds. */
	readonly again: readonly Rebuilds[];
	readonly photos: readonly z.infer<typeof PhotosAnswer>[];
}

type TableRow<Of = BuildAnswer> = [name: string, value: (build: Of) => string];

/** The measurements as a table in Markdown, one column for each size. */
export function tableOf({ first, builds, again, photos }: Measured): string {
	const rows: TableRow[] = [
		['Pages', ({ pages }) => whole(pages)],
		['Size of the pages', ({ pageBytes }) => megabytes(pageBytes)],
		['Pull', ({ times }) => seconds(times.pull)],
		['· floor: plain reads and `JSON.parse`', ({ floors }) => seconds(floors.pull)],
		['· ratio', ({ times, floors }) => ratio(times.pull, floors.pull)],
		['Gate and store', ({ times }) => seconds(times.store)],
		['Photos, warm store', ({ times }) => seconds(times.photos)],
		['Render', ({ times }) => seconds(times.render)],
		['· floor: the same files written', ({ floors }) => seconds(floors.render)],
		['· ratio', ({ times, floors }) => ratio(times.render, floors.render)],
		['Release and checks', ({ times }) => seconds(times.release)],
		['**Total**', ({ times }) => seconds(times.total)],
		['· first build of a checkout', (of) => total(first[builds.indexOf(of)])],
		['Pages a second, rendering', ({ pages, times }) => perSecond(pages, times.render)],
		['Pages a second, in total', ({ pages, times }) => perSecond(pages, times.total)],
		['CPU time', ({ cpu }) => seconds(cpu * 1000)],
		['Peak memory, build', ({ memory }) => megabytes(memory.build)],
		['Peak memory, Astro', ({ memory }) => (memory.astro ? megabytes(memory.astro) : '?')],
		...rebuiltRows<BuildAnswer>((of) => again[builds.indexOf(of)]),
	];
	const cells = [
		['Published units', ...builds.map(({ units }) => whole(units))],
		...rows.map(([name, value]) => [name, ...builds.map(value)]),
	];
	const cold = photos
		.filter(({ encoded }) => encoded > 0)
		.map(({ encoded, time }) => `Photos, empty store: ${encoded} pictures in ${seconds(time)}.`);
	return [...aligned(cells), '', ...cold, machine()].join('\n');
}

function total(build: BuildAnswer | undefined): string {
	return build ? seconds(build.times.total) : '–';
}

/** What builds cost where there is a site already. */
export function rebuiltRows<Of>(of: (column: Of) => Rebuilds | undefined): TableRow<Of>[] {
	const rows = (name: string, rebuildOf: (again: Rebuilds) => Rebuild): TableRow<Of>[] => {
		const cell = (text: (rebuild: Rebuild) => string) => (column: Of) => {
			const again = of(column);
			return again ? text(rebuildOf(again)) : '?';
		};
		return [
			[`**${name}**`, cell(({ time }) => seconds(time))],
			['· pages rendered', cell(({ rendered }) => whole(rendered))],
			['· CPU time', cell(({ cpu }) => seconds(cpu * 1000))],
			['· peak memory, build', cell(({ memory }) => megabytes(memory.build))],
			['· peak memory, Astro', cell(({ memory: { astro } }) => (astro ? megabytes(astro) : '–'))],
		];
	};
	return [
		...rows('All read, nothing changed', (again) => again.whole.unchanged),
		...rows('All read, one unit changed', (again) => again.whole.changed),
		...rows('One unit named, nothing changed', (again) => again.named.unchanged),
		...rows('One unit named and changed', (again) => again.named.changed),
	];
}

export function aligned([head = [], ...rows]: string[][]): string[] {
	const widths = head.map((_, at) =>
		Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
	);
	const line = (row: string[]) => {
		const padded = row.map((cell, at) =>
			at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
		);
		return `| ${padded.join(' | ')} |`;
	};
	const rule = widths.map(
		(width, at) => '-'.repeat(at === 0 ? width : width - 1) + (at ? ':' : ''),
	);
	return [line(head), line(rule), ...rows.map(line)];
}

export function machine(): string {
	const load = loadavg()[0]?.toFixed(1);
	return `Machine: ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.versions.node}; load at the end ${load}.`;
}

const numbers = new Intl.NumberFormat('en-GB');
export const whole = (value: number) => numbers.format(value);
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
export const megabytes = (bytes: number) => `${whole(Math.round(bytes / 1e6))} MB`;
export const ratio = (value: number, floor: number) => `${(value / floor).toFixed(1)}`;
const perSecond = (count: number, milliseconds: number) =>
	whole(Math.round((count / milliseconds) * 1000));
