import type { AgencyRecord } from '../../agency.ts';
import { cabanyalHouse } from './cabanyal-house.ts';
import { eixampleFlat } from './eixample-flat.ts';
import { farmhouse } from './farmhouse.ts';
import { graciaFlat } from './gracia-flat.ts';
import { patioFlat } from './patio-flat.ts';
import { roofFlat } from './roof-flat.ts';
import { seasideStay } from './seaside-stay.ts';
import { russafaShop } from './shop.ts';
import { unpublishedInValencia } from './unpublished.ts';
import { villa } from './villa.ts';
import { warehouseLoft } from './warehouse-loft.ts';

/** Everything the office in València offers beside the projects. */
export const valenciaUnits: readonly AgencyRecord[] = [
	villa,
	patioFlat,
	farmhouse,
	eixampleFlat,
	graciaFlat,
	cabanyalHouse,
	roofFlat,
	seasideStay,
	russafaShop,
	warehouseLoft,
	...unpublishedInValencia,
];
