import type { DatabaseSync } from 'node:sqlite';

/** Links between contacts and units, each there or not. */
export interface Pairs {
	has(clientId: number, propertyId: number): boolean;
	add(clientId: number, propertyId: number): void;
	remove(clientId: number, propertyId: number): void;
	/** Ids of the units linked with a contact. */
	unitsOf(clientId: number): number[];
	/** Ids of the contacts linked with a unit. */
	contactsOf(propertyId: number): number[];
}

/** Opens one table of links; its name comes from the code. */
export function createPairs(db: DatabaseSync, table: string): Pairs {
	const match = 'client_id = ? AND property_id = ?';
	const one = db.prepare(`SELECT 1 FROM ${table} WHERE ${match}`);
	const insert = db.prepare(
		`INSERT INTO ${table} (client_id, property_id) VALUES (?, ?) ON CONFLICT DO NOTHING`,
	);
	const drop = db.prepare(`DELETE FROM ${table} WHERE ${match}`);
	const units = db.prepare(`SELECT property_id AS id FROM ${table} WHERE client_id = ? ORDER BY 1`);
	const contacts = db.prepare(
		`SELECT client_id AS id FROM ${table} WHERE property_id = ? ORDER BY 1`,
	);
	return {
		has: (clientId, propertyId) => one.get(clientId, propertyId) !== undefined,
		add: (clientId, propertyId) => void insert.run(clientId, propertyId),
		remove: (clientId, propertyId) => void drop.run(clientId, propertyId),
		unitsOf: (clientId) => units.all(clientId).map(({ id }) => Number(id)),
		contactsOf: (propertyId) => contacts.all(propertyId).map(({ id }) => Number(id)),
	};
}
