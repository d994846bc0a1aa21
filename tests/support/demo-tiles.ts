import { join } from 'node:path';
import { demoCompany } from '../../src/wiring/company.ts';

/** The vector tiles of the demo agency. */
export const demoTiles = join(demoCompany.folder, 'cities.pmtiles');
