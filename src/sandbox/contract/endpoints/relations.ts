import type { Endpoint } from '../../../crm/contract/endpoint.ts';
import { FavoriteQuery, FavoriteToggled, RelationDone, RelationWrite } from '../relation.ts';

/** Links between contacts and units. */
export const relationEndpoints = {
	toggleFavorite: {
		method: 'POST',
		path: '/contacts/:client_id/favorites',
		does: 'Makes a unit a favourite of a contact, or no longer one (the answer is not shown: `ok` and `favorite`)',
		query: FavoriteQuery,
		response: FavoriteToggled,
	},
	createOwnership: {
		method: 'POST',
		path: '/ownerships',
		does: 'Registers a contact as owner of a unit',
		body: RelationWrite,
		response: RelationDone,
	},
	deleteOwnership: {
		method: 'DELETE',
		path: '/ownerships',
		does: 'Ends an ownership',
		body: RelationWrite,
		response: RelationDone,
	},
	createPartnership: {
		method: 'POST',
		path: '/partnerships',
		does: 'Registers a contact as partner of a unit',
		body: RelationWrite,
		response: RelationDone,
	},
	deletePartnership: {
		method: 'DELETE',
		path: '/partnerships',
		does: 'Ends a partnership',
		body: RelationWrite,
		response: RelationDone,
	},
} as const satisfies Record<string, Endpoint>;
