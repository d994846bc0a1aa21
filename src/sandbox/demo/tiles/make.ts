import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoTiles } from './demo-tiles.ts';
import { writeArchive } from './tile-archive.ts';

// Run by hand after a change of the cities: `node src/sandbox/demo/tiles/make.ts`.
writeFileSync(join(import.meta.dirname, '../company/cities.pmtiles'), writeArchive(demoTiles()));
