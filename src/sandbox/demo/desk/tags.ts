import type { Agency } from '../../agency.ts';

/** Ids of tags by what they say of a contact or a unit. */
export const tag = {
	buys: 3011,
	rents: 3012,
	invests: 3013,
	business: 3014,
	owner: 3021,
	developer: 3022,
	notary: 3023,
	craft: 3024,
	recommends: 3025,
	shopWindow: 3111,
	newsletter: 3112,
	urgent: 3211,
} as const;

/** Two categories of tags for contacts, one for units, and a tag for activities. */
export const tags = {
	superGroups: [
		{ id: 3010, name: 'Interesse', entity: 'for_clients' },
		{ id: 3020, name: 'Beziehung', entity: 'for_clients' },
		{ id: 3110, name: 'Werbung', entity: 'for_properties' },
	],
	groups: [
		{ id: tag.buys, name: 'Kauf', entity: 'for_clients', super_group_id: 3010 },
		{ id: tag.rents, name: 'Miete', entity: 'for_clients', super_group_id: 3010 },
		{ id: tag.invests, name: 'Kapitalanlage', entity: 'for_clients', super_group_id: 3010 },
		{ id: tag.business, name: 'Gewerbe', entity: 'for_clients', super_group_id: 3010 },
		{ id: tag.owner, name: 'Auftraggeber', entity: 'for_clients', super_group_id: 3020 },
		{ id: tag.developer, name: 'Bauträger', entity: 'for_clients', super_group_id: 3020 },
		{ id: tag.notary, name: 'Notariat', entity: 'for_clients', super_group_id: 3020 },
		{ id: tag.craft, name: 'Handwerk', entity: 'for_clients', super_group_id: 3020 },
		{ id: tag.recommends, name: 'Empfiehlt uns', entity: 'for_clients', super_group_id: 3020 },
		{ id: tag.shopWindow, name: 'Schaufenster', entity: 'for_properties', super_group_id: 3110 },
		{ id: tag.newsletter, name: 'Rundbrief', entity: 'for_properties', super_group_id: 3110 },
		{ id: tag.urgent, name: 'Eilt', entity: 'for_activities', super_group_id: null },
	],
} satisfies Partial<Agency>;

/** Which units carry a tag. */
export const taggedUnits: Readonly<Record<number, readonly number[]>> = {
	[tag.shopWindow]: [10007, 10028, 10038, 10049],
	[tag.newsletter]: [10024, 10028, 10105, 10407],
};
