import { z } from 'zod';
import { AddressHistory } from './addresses.ts';
import { ListAddress } from './list-addresses.ts';

/** Addresses on their way from one ledger to another. */
export interface KnownAddresses {
	readonly histories: readonly AddressHistory[];
	readonly lists: readonly ListAddress[];
}

/** Writes addresses down, a line of JSON for each unit, project and page of a list. */
export function addressLines({ histories, lists }: KnownAddresses): string[] {
	return [...histories, ...lists].map((each) => JSON.stringify(each));
}

/**
 * Reads what `addressLines` has written; empty lines do not matter.
 * @throws an error that names the line which is none of them
 */
export function readAddressLines(lines: readonly string[]): KnownAddresses {
	const known = lines.flatMap((line, at) => {
		if (line.trim() === '') return [];
		try {
			return [Line.parse(JSON.parse(line))];
		} catch (cause) {
			throw new Error(`line ${at + 1}, is no address of this program`, { cause });
		}
	});
	return {
		histories: known.flatMap((each) => ('owner' in each ? [each] : [])),
		lists: known.flatMap((each) => ('owner' in each ? [] : [each])),
	};
}

const Line = z.union([AddressHistory, ListAddress]);
