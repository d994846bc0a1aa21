import { createHash } from 'node:crypto';
import type { Agency, AgencyImage, AgencyRecord } from '../agency.ts';
import { flats as flatsOfBorriana } from './borriana/flats.ts';
import { patiBorriana } from './borriana/project.ts';
import { brokers } from './brokers.ts';
import { setup } from './desk/setup.ts';
import { houses as housesOfGartenzeile } from './gartenzeile/houses.ts';
import { gartenzeile } from './gartenzeile/project.ts';
import { sharedByType } from './gallery.ts';
import { hamburgUnits } from './hamburg/units.ts';
import { fiveRooms } from './kanalhoefe/five-rooms.ts';
import { moreFlats as moreOfKanalhoefe } from './kanalhoefe/more-flats.ts';
import { penthouse } from './kanalhoefe/penthouse.ts';
import { kanalhoefe } from './kanalhoefe/project.ts';
import { studios } from './kanalhoefe/studios.ts';
import { threeRooms } from './kanalhoefe/three-rooms.ts';
import { twoRooms } from './kanalhoefe/two-rooms.ts';
import { leipzigUnits } from './leipzig/units.ts';
import { moreFlats as moreOfOsterbek } from './osterbek/more-flats.ts';
import { otherFlats } from './osterbek/other-flats.ts';
import { osterbekhaeuser } from './osterbek/project.ts';
import { threeRooms as osterbekThreeRooms } from './osterbek/three-rooms.ts';
import { statuses } from './statuses.ts';
import { teams } from './teams.ts';
import { valenciaUnits } from './valencia/units.ts';

/** The account of "Hallmann & Rey": everybody and everything in it is invented. */
export const demoAgency: Agency = {
	statuses,
	sources: setup.sources,
	activityTypes: setup.activityTypes,
	teams,
	brokers,
	projects: [kanalhoefe, osterbekhaeuser, patiBorriana, gartenzeile].map(withImageIds),
	units: [
		...threeRooms,
		...twoRooms,
		...studios,
		...fiveRooms,
		penthouse,
		...moreOfKanalhoefe,
		...osterbekThreeRooms,
		...otherFlats,
		...moreOfOsterbek,
		...flatsOfBorriana,
		...housesOfGartenzeile,
		...leipzigUnits,
		...hamburgUnits,
		...valenciaUnits,
	]
		.map(withDerived)
		.map(withSharedPictures)
		.map(withImageIds)
		.sort((one, other) => one.id - other.id),
};

/** Adds what the CRM works out by itself. */
function withDerived(unit: AgencyRecord): AgencyRecord {
	const areas = [unit['living_space'], unit['net_floor_space'], unit['plot_area']];
	const space = areas.find((area) => typeof area === 'number' && area > 0);
	const price = unit['price'];
	const perSquareMetre =
		typeof price === 'number' && typeof space === 'number' ? Math.round(price / space) : null;
	return { price_per_sqm: perSquareMetre, property_space_value: space ?? null, ...unit };
}

function withSharedPictures(unit: AgencyRecord): AgencyRecord {
	if (!unit['project_id'] || !unit.images) return unit;
	const isOnGroundTerrace = unit['floor'] === '0' && unit['terrace'] === true;
	return { ...unit, images: sharedByType(unit.images, isOnGroundTerrace) };
}

/** An image id stands for one picture for good: another picture in its place is another image, as in the CRM. */
function withImageIds(record: AgencyRecord): AgencyRecord {
	if (!record.images) return record;
	const id = ({ media }: AgencyImage) =>
		record.id * 1_000_000 +
		(createHash('sha256').update(media).digest().readUInt32BE() % 1_000_000);
	return { ...record, images: record.images.map((image) => ({ id: id(image), ...image })) };
}
