import { fieldsIn, type Fields, type StoredRecord } from './records.ts';

const titles = ['Ansicht', 'Wohnen', 'Küche', 'Essen', 'Schlafen', 'Arbeiten', 'Bad', 'Balkon'];

/**
 * A unit with `stand_in_images` photos, which a large account has by the hundred thousand: they are made
 * when the unit is read, not stored, until an image of the unit's own is added to them. Every eighth is
 * private, about as many as in real accounts.
 */
export function withStandIns(unit: StoredRecord): StoredRecord {
	const count = unit['stand_in_images'];
	if (typeof count !== 'number' || fieldsIn(unit['images']).length > 0) return unit;
	const images = Array.from({ length: count }, (_, index): Fields => {
		const id = unit.id * 100 + index + 1;
		return {
			id,
			title: titles[index % titles.length],
			position: index + 1,
			is_private: index % 8 === 7,
			is_floorplan: false,
			is_not_for_exposee: false,
			token: `Zs${id}`,
			ending: 'webp',
		};
	});
	return { ...unit, images };
}

/** The id of the unit whose stand-in would have this id. */
export function unitOfStandIn(id: number): number {
	return Math.trunc((id - 1) / 100);
}

/** Whether an address is that of a stand-in, whose bytes are those of any photo. */
export function isStandIn(token: string): boolean {
	return /^Zs\d+$/.test(token);
}
