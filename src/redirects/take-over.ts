import { existsSync } from 'node:fs';
import { openAddressLedger } from './address-ledger.ts';
import type { KnownAddresses } from './address-lines.ts';
import {
	accountOf,
	earlierLedgers,
	ledgerFiles,
	readLedger,
	removeLedger,
	setAside,
} from './ledger-files.ts';

/**
 * Takes the ledger that an earlier version kept for every account in one file into that of the account it belongs to,
 * and removes it: it holds the words of old addresses. What the account's own ledger knows already counts more.
 * @param folder of all ledgers; the earlier file lies beside it.
 * @returns the accounts whose ledgers have changed.
 */
export function takeOverEarlier(folder: string, tell: (line: string) => void = () => {}): string[] {
	const changed = new Set<string>();
	for (const path of earlierLedgers(folder)) {
		const account = accountOf(path);
		if (account === undefined) {
			tell(`The addresses in ${path} are damaged, and are kept as ${setAside(path)}.`);
			continue;
		}
		addUnknown(ledgerFiles(folder, account).ledger, account, readLedger(path));
		changed.add(account);
		removeLedger(path);
	}
	return [...changed];
}

/** Reads what is known of an account's addresses, and changes nothing. */
export function readAddresses(folder: string, account: string): KnownAddresses {
	const { ledger, copy } = ledgerFiles(folder, account);
	const found = [ledger, copy, ...earlierLedgers(folder)].find(
		(path) => existsSync(path) && accountOf(path) === account,
	);
	return found === undefined ? { histories: [], lists: [] } : readLedger(found);
}

function addUnknown(path: string, account: string, { histories, lists }: KnownAddresses): void {
	const ledger = openAddressLedger(path, { account });
	try {
		const known = new Set(ledger.lists().map((list) => list.path));
		ledger.noteLists(lists.filter((list) => !known.has(list.path)));
		ledger.put(histories.filter(({ owner }) => !ledger.history(owner)));
	} finally {
		ledger.close();
	}
}
