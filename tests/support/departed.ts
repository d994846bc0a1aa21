import type { OwnerKey, PageOwner, Departed } from '../../src/domain/address.ts';

export const flat: PageOwner = {
	kind: 'unit',
	id: 7,
	deal: 'buy',
	unitKind: 'apartment',
	city: 'Leipzig',
};

/** The flat under another id, gone since a moment in milliseconds since 1970. */
export function departedFlat(id: number, goneAt = 1, city = 'Leipzig'): Departed {
	return { owner: { ...flat, id, city }, goneAt };
}

export function unitKey(id: number): OwnerKey {
	return { kind: 'unit', id };
}
