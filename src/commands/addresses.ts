import { readFileSync } from 'node:fs';
import { openKeptLedger, renewCopy, settleNotes } from '../publish/addresses/address-keeping.ts';
import {
	addressLines,
	readAddressLines,
	type KnownAddresses,
} from '../publish/addresses/address-lines.ts';
import { lockBuilds } from '../publish/lock.ts';
import { readEnvironment } from '../wiring.ts';
import { ledgerAccount } from './ledger-account.ts';
import { run } from './run.ts';

/** `export` prints every known address as lines of JSON; `import FILE` takes such lines in. */
await run(async () => {
	const environment = readEnvironment();
	const [word, file] = process.argv.slice(2);
	const isExport = word === 'export' && file === undefined;
	if (!isExport && (word !== 'import' || file === undefined)) {
		const unknown =
			word === undefined || word === 'import'
				? ''
				: `"${[word, file].filter(Boolean).join(' ')}" is not understood. `;
		throw new Error(
			`${unknown}Say what to do: \`npm run addresses -- export > FILE\`, or \`npm run addresses -- import FILE\`.`,
		);
	}
	const known = isExport ? undefined : addressesIn(file ?? '');
	const { crm } = environment;
	if (!crm)
		throw new Error('No CRM is named: set CRM_BASE_URL and CRM_API_KEY (see .env.example).');
	const account = ledgerAccount(environment, crm);
	const { addresses: path, root, releases } = environment.places;
	const tell = console.error;
	if (!known) {
		const ledger = openKeptLedger(path, { account, tell });
		const all = { histories: ledger.all(), lists: ledger.lists() };
		for (const line of addressLines(all)) console.log(line);
		ledger.close();
	} else {
		// A build that is about to go live would overwrite what is put there.
		const unlock = lockBuilds(root);
		try {
			settleNotes(path, { releases, tell });
			const ledger = openKeptLedger(path, { account, tell });
			ledger.noteLists(known.lists);
			ledger.put(known.histories);
			ledger.close();
			renewCopy(path);
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
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new Error(`${file}, ${reason}; nothing was taken in.`, { cause });
	}
}

function linesOf(file: string): string[] {
	try {
		return readFileSync(file, 'utf8').split('\n');
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new Error(`${file} cannot be read (${reason}); nothing was taken in.`, { cause });
	}
}
