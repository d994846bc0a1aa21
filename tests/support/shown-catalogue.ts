import { DatabaseSync } from 'node:sqlite';

/** What visitors of a release can see, as far as its index notes it. */
export interface ShownThings {
	readonly units?: readonly ShownThing[];
	readonly projects?: readonly ShownThing[];
	/** What the names of the files of further pictures begin with, in hexadecimal digits. */
	readonly pictures?: readonly string[];
}

export interface ShownThing {
	readonly id: number;
	/** True when absent; the same of the price. */
	readonly address?: boolean;
	readonly price?: boolean;
	readonly photos?: readonly string[];
}

/** Writes as much of a catalogue as a release takes from it. */
export function writeShownCatalogue(
	file: string,
	{ units = [], projects = [], pictures = [] }: ShownThings,
): void {
	using db = new DatabaseSync(file);
	db.exec(`
		CREATE TABLE unit (id, hidden, price_cents, on_offer);
		CREATE TABLE project (id, hidden);
		CREATE TABLE picture (owner, id, base, place)`);
	const picture = db.prepare('INSERT INTO picture VALUES (?, ?, unhex(?), ?)');
	for (const base of pictures) picture.run('unit', 0, base, null);
	for (const [owner, things] of Object.entries({ unit: units, project: projects })) {
		for (const { id, address = true, price = true, photos = [] } of things) {
			const values = owner === 'unit' ? [price ? 1 : null, 1] : [];
			const places = ['?', '?', ...values.map(() => '?')].join(', ');
			db.prepare(`INSERT INTO ${owner} VALUES (${places})`).run(id, Number(!address), ...values);
			for (const [place, base] of photos.entries()) picture.run(owner, id, base, place);
		}
	}
}
