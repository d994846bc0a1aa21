import { readFileSync } from 'node:fs';
import { reasonOf } from '../domain/sentences/failure.ts';
import {
	addImported,
	mergeDeparted,
	readImported,
	departedLines,
	readDepartedLines,
} from '../release/redirects/imported.ts';
import type { Departed } from '../domain/address.ts';
import { lockBuilds } from '../release/lock.ts';
import { departedBefore, newestWhole } from '../release/releases.ts';
import { readEnvironment } from '../wiring.ts';
import { accountName } from '../build/account-name.ts';
import { readWords } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run --silent addresses -- export > FILE     prints what is known of old addresses as lines of JSON
npm run addresses -- import FILE                takes such lines in`;

await run(async () => {
	const read = readWords({}, { usage });
	if (!read) return;
	const [word, file] = read.positionals;
	const isExport = word === 'export' && file === undefined;
	if (!isExport && (word !== 'import' || file === undefined)) {
		const said = read.positionals.join(' ');
		const unknown = said === '' || said === 'import' ? '' : `"${said}" is not understood. `;
		throw new Error(`${unknown}Say what to do:\n${usage}`);
	}
	const environment = readEnvironment();
	const departed = isExport ? undefined : addressesIn(file ?? '');
	const { crm } = environment;
	if (!crm)
		throw new Error('No CRM is named: set CRM_BASE_URL and CRM_API_KEY (see .env.example).');
	const account = accountName(environment, crm);
	const { places } = environment;
	if (!departed) {
		const known = departedBefore(newestWhole(places), account);
		const waiting = readImported(places.imported, account);
		const all = waiting ? mergeDeparted(known, waiting) : known;
		for (const line of departedLines(all)) console.log(line);
		return;
	}
	// A build that is about to go live has read the file already.
	const unlock = lockBuilds(places.root);
	try {
		addImported(places.imported, account, departed);
	} finally {
		unlock();
	}
	console.log(
		`Units and projects taken in: ${departed.owners.length}, pages of lists: ${departed.lists.length}. The next release answers at their addresses.`,
	);
});

function addressesIn(file: string): Departed {
	const lines = linesOf(file);
	try {
		return readDepartedLines(lines, Date.now());
	} catch (cause) {
		const reason = reasonOf(cause);
		throw new Error(`${file}, ${reason}; nothing was taken in.`, { cause });
	}
}

function linesOf(file: string): string[] {
	try {
		return readFileSync(file, 'utf8').split('\n');
	} catch (cause) {
		const reason = reasonOf(cause);
		throw new Error(`${file} cannot be read (${reason}); nothing was taken in.`, { cause });
	}
}
