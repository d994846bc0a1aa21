import { readFileSync } from 'node:fs';
import { reasonOf } from '../domain/failure.ts';
import { openKeptLedger, renewCopy, settleNotes } from '../redirects/address-keeping.ts';
import { addressLines, readAddressLines, type KnownAddresses } from '../redirects/address-lines.ts';
import { ledgerFiles } from '../redirects/ledger-files.ts';
import { readAddresses } from '../redirects/take-over.ts';
import { lockBuilds } from '../release/lock.ts';
import { readEnvironment } from '../wiring.ts';
import { ledgerAccount } from '../build/ledger-account.ts';
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
	const known = isExport ? undefined : addressesIn(file ?? '');
	const { crm } = environment;
	if (!crm)
		throw new Error('No CRM is named: set CRM_BASE_URL and CRM_API_KEY (see .env.example).');
	const account = ledgerAccount(environment, crm);
	const { addresses: ledgers, root, releases } = environment.places;
	const tell = console.error;
	if (!known) {
		for (const line of addressLines(readAddresses(ledgers, account))) console.log(line);
	} else {
		// A build that is about to go live would overwrite what is put there.
		const unlock = lockBuilds(root);
		try {
			settleNotes(ledgers, { releases, tell });
			const ledger = openKeptLedger(ledgers, { account, tell });
			ledger.noteLists(known.lists);
			ledger.put(known.histories);
			ledger.close();
			renewCopy(ledgerFiles(ledgers, account));
		} finally {
			unlock();
		}
		console.log(
			`Units and projects taken in: ${known.histories.length}, pages of lists: ${known.lists.length}. The next release answers at their addresses.`,
		);
	}
});

function addressesIn(file: string): KnownAddresses {
	const lines = linesOf(file);
	try {
		return readAddressLines(lines);
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
