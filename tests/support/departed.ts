import type { OwnerKey, PageOwner, DepartedOwner } from '../../src/domain/address.ts';

export const flat: PageOwner = {
	kind: 'unit',
	id: 7,
	deal: 'buy',
	unitKind: 'apartment',
	city: 'Leipzig',
};

/** The flat under another id, gone since a moment in milliseconds since 1970. */
export function departedFlat(id: number, removedAt = 1, city = 'Leipzig'): DepartedOwner {
	return { owner: { ...flat, id, city }, removedAt };
}

export function unitKey(id: number): OwnerKey {
	return { kind: 'unit', id };
}
