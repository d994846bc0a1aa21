import { join } from 'node:path';
import type { Address, Answer, PageOwner } from '../../src/domain/address.ts';
import type { Locale } from '../../src/domain/locale.ts';
import { openAddressLedger, type Present } from '../../src/publish/addresses/address-ledger.ts';
import { answersFor, type AnswerRules } from '../../src/publish/addresses/addresses.ts';
import { testFolder } from './outbox.ts';

const day = 24 * 60 * 60_000;
/** As the site is: two languages, and pages for whatever is gone. */
export const rules: AnswerRules = { locales: ['de', 'en'], defaultLocale: 'de', goneSince: 0 };
export const flat: PageOwner = {
	kind: 'unit',
	id: 7,
	deal: 'buy',
	unitKind: 'apartment',
	city: 'Leipzig',
};

/** A ledger of an account, in a folder of its own unless a path is given. */
export function ledgerAt(path = join(testFolder(), 'addresses.sqlite'), account = 'crm') {
	return openAddressLedger(path, { account });
}

/** What is published of an owner under one slug. */
export function standing(
	slug: string,
	owner: PageOwner = flat,
	locales: Locale[] = ['de', 'en'],
	shown = { street: true, price: true },
): Present {
	const addresses = locales.map((locale): Address => {
		return { locale, path: `/${locale}/x/${slug}-${owner.id}/` };
	});
	return { owner, addresses, shown };
}

/** What visitors of old addresses find after some builds, a day apart, which each published this much. */
export function answersAfter(...builds: readonly (readonly Present[])[]): Answer[] {
	const ledger = ledgerAt();
	builds.forEach((present, at) => ledger.note({ present, complete: true }, at * day));
	const answers = ledger.histories().flatMap((history) => answersFor(history, rules));
	ledger.close();
	return answers;
}

/** The key by which a ledger knows a unit. */
export function unitKey(id: number) {
	return { kind: 'unit' as const, id };
}
