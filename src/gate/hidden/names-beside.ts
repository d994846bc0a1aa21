import {
	behindPrice,
	costWord,
	extraBefore,
	extraBehind,
	followingName,
	instalment,
	loan,
	lease,
	otherThing,
	priceWord,
	purchaseCost,
	rentBehind,
	rentWord,
	withoutOtherThings,
} from './amount-names.ts';
import type { Amount } from './amounts.ts';
import type { HiddenAmounts } from './following-amounts.ts';

export interface Names {
	readonly isPrice: boolean;
	readonly isCost: boolean;
	/** Whether it is surely something else. */
	readonly isOther: boolean;
	readonly isLoan: boolean;
	readonly isExtra: boolean;
	readonly isFollowing: boolean;
	readonly isInstalment: boolean;
	readonly isRent: boolean;
	readonly isPurchaseCost: boolean;
}

/** What an amount is called, by the words before it and behind it. */
export function namesOf(
	{ values, before, since, behind, isYear }: Amount,
	{ sales, rents }: Pick<HiddenAmounts, 'sales' | 'rents'>,
): Names {
	const front = lastPart(since);
	const rest = clauseEnd.exec(behind.replaceAll(years, '·'))?.[0] ?? '';
	const around = `${front}\n${rest}`;
	// What is let beside a sale, such as a garden.
	const isLease =
		rents.length === 0 &&
		lease.test(around) &&
		sales.some((price) => values.every((value) => value < price * 0.02));
	const isPrice = priceWord.test(withoutOtherThings(before)) && !isYear && !isLease;
	return {
		isPrice,
		isRent: rentWord.test(withoutOtherThings(before)) || rentBehind.test(behind),
		isPurchaseCost:
			purchaseCost.test(around) && !otherThing.test(around.replaceAll(/nebenkosten/giu, '·')),
		isCost: costWord.test(before) || behindPrice.test(withoutOtherThings(behind)),
		isOther: isLease || (!isPrice && otherThing.test(around)),
		isLoan: loan.test(around),
		isExtra: extraBefore.test(before) || extraBehind.test(behind),
		isFollowing: followingName.test(around),
		isInstalment: instalment.test(around),
	};
}

const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
const clauseEnd =
	/^[^,;:(\n\d]*?(?=$|[,;:(\n\d]|[.!?](?:\s|$)|\s(?:zzgl|zuzüglich|inkl|plus|with|con|mit|más)(?!\p{L}))/iu;

/** The clause in which an amount stands; a label may stand in the line or the cell before. */
function lastPart(since: string): string {
	const parts = since.split(
		/[;,]\s|(?<!(?<!\p{L})(?:\p{L}|inkl|zzgl|exkl|incl|ca))[.!?]\s+(?=\p{Lu})|\n+/u,
	);
	const last = parts.at(-1) ?? '';
	return last.trim() === '' && /\n\s*$/.test(since) ? (parts.at(-2) ?? '') : last;
}
