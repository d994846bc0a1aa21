import type { AgencyRecord } from '../../agency.ts';
import { apartmentHouse } from './apartment-house.ts';
import { atticFlat } from './attic-flat.ts';
import { cafe } from './cafe.ts';
import { loft } from './loft.ts';
import { musicQuarterFlat } from './music-quarter-flat.ts';
import { parking } from './parking.ts';
import { periodFlat } from './period-flat.ts';
import { plot } from './plot.ts';
import { semiDetachedHouse } from './semi-detached-house.ts';
import { shop } from './shop.ts';
import { studentFlat } from './student-flat.ts';
import { townHouse } from './town-house.ts';
import { twoRoomFlat } from './two-room-flat.ts';
import { unpublishedInLeipzig } from './unpublished.ts';

/** Everything the office in Leipzig offers beside the projects. */
export const leipzigUnits: readonly AgencyRecord[] = [
	periodFlat,
	loft,
	townHouse,
	plot,
	parking,
	atticFlat,
	twoRoomFlat,
	studentFlat,
	shop,
	apartmentHouse,
	semiDetachedHouse,
	cafe,
	musicQuarterFlat,
	...unpublishedInLeipzig,
];
