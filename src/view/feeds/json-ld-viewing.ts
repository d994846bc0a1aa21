import type { Unit } from '../../domain/unit.ts';
import { takingPlace } from '../../domain/viewing.ts';
import type { Described, Thing } from './json-ld.ts';
import { placeProperties } from './json-ld-place.ts';

/** The viewing times of a unit that its page names. @param of `name` is the title as it stands on the page. */
export function viewingEvents(
	{ viewings, place }: Pick<Unit, 'viewings' | 'place'>,
	{ name, origin, path, site }: Described & { readonly name: string },
): Thing[] {
	return takingPlace(viewings)
		.slice(0, 8)
		.map(({ start, end }) => ({
			'@type': 'Event',
			name,
			url: origin + path,
			startDate: start,
			endDate: end,
			eventStatus: 'https://schema.org/EventScheduled',
			eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
			location: { '@type': 'Place', ...placeProperties(place) },
			organizer: { '@type': 'Organization', name: site.name },
		}));
}
