import type { PlannedPage } from '../plan/planned-page.ts';
import type { ReadPages } from '../plan/write-manifest.ts';
import type { MadeFile } from '../release/made-file.ts';
import { NeedsAstro } from './response-bytes.ts';
import { failure, type StartedProcess } from './start-process.ts';
import type { PagesWanted } from './worker-messages.ts';

/** Takes what is made, as it is made. */
export interface Taker {
	readonly file: (file: MadeFile) => void;
	/** Pages of the plan, and what they have read. */
	readonly pages: (made: ReadPages) => void;
	/** Told of each page. */
	readonly onPage: () => void;
}

/** Whether the code that a process was started with can be used. */
export async function isUsable(script: StartedProcess): Promise<boolean> {
	const ready = new Promise<true>((resolve) => {
		script.hear((heard) => {
			if ('is' in heard && heard.is === 'ready') resolve(true);
		});
	});
	// Where somebody has stopped it, nothing is known of the code.
	return Promise.race([ready, script.ended.then(({ signal }) => signal !== null)]);
}

/**
 * Has a process make pages, after which it ends.
 * @throws NeedsAstro, or a sentence that names the page at which the process has ended.
 */
export async function runPageProcess(
	script: StartedProcess,
	wanted: PagesWanted,
	taker: Taker,
	pageName: (path: string) => string = (path) => path,
): Promise<void> {
	const planned = new Map(wanted.pages.map((page) => [page.path, page]));
	const pageAt = (path: string): PlannedPage[] => {
		const page = planned.get(path);
		return page ? [page] : [];
	};
	/** The page that it makes. */
	let at: string | undefined;
	let broken: unknown;
	/** What it has said of itself. */
	const said = new Set<string>();
	script.hear((heard) => {
		try {
			if ('file' in heard) taker.file(heard.file);
			if ('made' in heard) taker.pages({ pages: heard.made.flatMap(pageAt), reads: heard.reads });
			if ('is' in heard) said.add(heard.is);
			if (!('at' in heard)) return;
			if (at !== undefined) taker.onPage();
			at = heard.at;
		} catch (error) {
			broken ??= error;
			script.stop();
		}
	});
	script.tell(wanted);
	const ending = await script.ended;
	if (broken !== undefined) throw broken;
	if (said.has('needsAstro')) throw new NeedsAstro();
	// A page can end the process without a word.
	if (ending.code !== 0 || !said.has('finished'))
		throw failure(
			`The page ${at === undefined ? 'that comes first' : pageName(at)} could not be made`,
			ending,
		);
	taker.onPage();
}
