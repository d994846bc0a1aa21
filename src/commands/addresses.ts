import { readFileSync } from 'node:fs';
import { openKeptLedger, renewCopy, settleNotes } from '../publish/address-keeping.ts';
import { AddressHistory } from '../publish/addresses.ts';
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
	const histories = isExport ? [] : historiesIn(file ?? '');
	const { crm } = environment;
	if (!crm)
		throw new Error('No CRM is named: set CRM_BASE_URL and CRM_API_KEY (see .env.example).');
	const account = ledgerAccount(environment, crm);
	const { addresses: path, root, releases } = environment.places;
	const tell = console.error;
	if (isExport) {
		const ledger = openKeptLedger(path, { account, tell });
		for (const history of ledger.all()) console.log(JSON.stringify(history));
		ledger.close();
	} else {
		// A build that is about to go live would overwrite what is put there.
		const unlock = lockBuilds(root);
		try {
			settleNotes(path, { releases, tell });
			const ledger = openKeptLedger(path, { account, tell });
			ledger.put(histories);
			ledger.close();
			renewCopy(path);
		} finally {
			unlock();
		}
		console.log(
			`Units and projects taken in: ${histories.length}. The next release answers at their addresses.`,
		);
	}
});

function historiesIn(file: string): AddressHistory[] {
	const lines = linesOf(file);
	return lines.flatMap((line, at) => {
		if (line.trim() === '') return [];
		try {
			return [AddressHistory.parse(JSON.parse(line))];
		} catch (cause) {
			throw new Error(
				`${file}, line ${at + 1}, is no address of this program; nothing was taken in.`,
				{
					cause,
				},
			);
		}
	});
}

function linesOf(file: string): string[] {
	try {
		return readFileSync(file, 'utf8').split('\n');
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new Error(`${file} cannot be read (${reason}); nothing was taken in.`, { cause });
	}
}
