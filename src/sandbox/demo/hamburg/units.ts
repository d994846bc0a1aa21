import type { AgencyRecord } from '../../agency.ts';
import { barmbekFlat } from './barmbek-flat.ts';
import { courtFlat } from './court-flat.ts';
import { house } from './house.ts';
import { office } from './office.ts';
import { ottensenFlat } from './ottensen-flat.ts';
import { harbourParking } from './parking.ts';
import { winterhudePenthouse } from './penthouse.ts';
import { saselPlot } from './plot.ts';
import { eimsbuettelShop } from './shop.ts';
import { sixtiesFlat } from './sixties-flat.ts';
import { smallOffice } from './small-office.ts';
import { townHouseToLet } from './town-house.ts';
import { unpublishedInHamburg } from './unpublished.ts';

/** Everything the office in Hamburg offers beside the projects. */
export const hamburgUnits: readonly AgencyRecord[] = [
	house,
	courtFlat,
	office,
	ottensenFlat,
	barmbekFlat,
	townHouseToLet,
	winterhudePenthouse,
	saselPlot,
	smallOffice,
	eimsbuettelShop,
	harbourParking,
	sixtiesFlat,
	...unpublishedInHamburg,
];
