import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { printExposes } from '../../exposes/exposes.ts';
import { publicTexts } from '../../catalog/store/record-store.ts';
import { inquiryPath } from '../../intake/form.ts';
import { credentialsOf } from '../../release/checks/credentials.ts';
import { openCollector } from '../../release/collect.ts';
import { assembleRelease } from '../../release/assemble-release.ts';
import { writeWithdrawals, type Withdrawals } from '../../release/withdrawals.ts';
import { writeKeptBack } from '../../release/kept-back.ts';
import { ownPageFiles } from '../../wiring/own-page-files.ts';
import { accountName } from '../account-name.ts';
import { nameOwnPages } from '../report/name-own-pages.ts';
import type { Session } from '../session.ts';
import { renderPages, type RenderedPages } from './render-pages.ts';
import type { ToMake } from './to-make.ts';

/** What a release is made of. */
export interface ReleaseInput {
	readonly toMake: ToMake;
	/** The catalogue of this build, and its checksum. */
	readonly next: OpenCatalogue;
	readonly checksum: string;
	/** What it takes off the live site. */
	readonly withdrawals: Withdrawals;
}

/**
 * Makes a release where nobody sees it yet: renders pages, prints exposés, puts both together with what stays, and
 * checks the whole.
 * @returns its folder, and how its pages were rendered.
 * @throws one sentence that says what went wrong and what to do.
 */
export async function makeRelease(
	session: Session,
	{ toMake, next, checksum, withdrawals }: ReleaseInput,
): Promise<RenderedPages & { readonly folder: string }> {
	const { options, environment, build, places, intactRelease, tell } = session;
	const astroOutput = join(session.folder, 'pages');
	const secrets = credentialsOf(options.crm, build.origin);
	const collector = openCollector({ files: places.files, origin: build.origin, secrets });
	const pages = await renderPages(session, { toMake, astroOutput, collector });
	performance.mark('rendered');
	if (build.site.exposes) {
		collector.take(astroOutput);
		await printExposes({
			pages: toMake.pages,
			collector,
			files: places.files,
			media: join(places.media, 'files'),
			origin: build.origin,
			outlines: next.outlines(),
			live: intactRelease?.index,
			onPrinted: (done, of) => options.progress.step('Printing exposés', done, of),
			tell,
		});
	}
	const ownPages = ownPageFiles(environment.company.folder);
	const folder = join(session.folder, session.name);
	mkdirSync(folder, { recursive: true });
	writeWithdrawals(folder, withdrawals);
	writeKeptBack(folder, next);
	await assembleRelease(folder, {
		...toMake,
		astroOutput,
		files: places.files,
		media: join(places.media, 'files'),
		live: intactRelease && places.current,
		build,
		checksum,
		account: accountName(environment, options.crm),
		records: () => publicTexts(build.records),
		tell: (line) => tell(nameOwnPages(line, ownPages)),
		collector,
		answered: [inquiryPath],
		flush: options.flush,
	}).catch((error: unknown) => {
		if (error instanceof Error) error.message = nameOwnPages(error.message, ownPages);
		throw error;
	});
	return { folder, ...pages };
}
