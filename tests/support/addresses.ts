import { join } from 'node:path';
import type { Answer, PageOwner } from '../../src/domain/address.ts';
import { openAddressLedger } from '../../src/redirects/address-ledger.ts';
import { answersFor, type AnswerRules } from '../../src/redirects/addresses.ts';
import { testFolder } from './outbox.ts';

const day = 24 * 60 * 60_000;
/** As the site is: two languages, and pages for whatever is gone. */
export const rules: AnswerRules = {
	locales: ['de', 'en'],
	defaultLocale: 'de',
	known: ['de', 'en'],
	goneSince: 0,
};
export const flat: PageOwner = {
	kind: 'unit',
	id: 7,
	deal: 'buy',
	unitKind: 'apartment',
	city: 'Leipzig',
};

/** A ledger of an account, in a folder of its own unless a path is given. */
export function ledgerAt(path = join(testFolder(), 'ledger.sqlite'), account = 'crm') {
	return openAddressLedger(path, { account });
}

/** What visitors of old addresses find after some builds, a day apart, which each published this much. */
export function answersAfter(...builds: readonly (readonly PageOwner[])[]): Answer[] {
	const ledger = ledgerAt();
	builds.forEach((present, at) => ledger.note({ present, complete: true }, at * day));
	const answers = ledger.all().flatMap((history) => answersFor(history, rules));
	ledger.close();
	return answers;
}

/** The key by which a ledger knows a unit. */
export function unitKey(id: number) {
	return { kind: 'unit' as const, id };
}
