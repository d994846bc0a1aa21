import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { searchPath } from '../../src/i18n/search-path.ts';
import { shardOf, shardsOf, shiftFor } from '../../src/search/shards.ts';
import { writeIndex } from '../../src/search/write/write-index.ts';
import { writeCards } from '../../src/view/unit/card-file.ts';
import { cardOf, stockOf } from './search-stock.ts';

/** Writes the search files of a site before and after so many homes of it were new. */

const [folder = '', homes, fresh] = process.argv.slice(2);
const stock = stockOf(Number(homes));
const ids = stock.map(({ id }) => id);
const shift = shiftFor(ids);
writeFileSync(join(folder, 'before.bin'), writeIndex(stock.slice(Number(fresh)), { shift }));
writeFileSync(join(folder, 'after.bin'), writeIndex(stock, { shift }));
for (const shard of shardsOf(ids, shift)) {
	const own = ids.filter((id) => shardOf(id, shift) === shard);
	const path = searchPath('de', { kind: 'searchCards', shift, shard });
	writeFileSync(join(folder, basename(path)), writeCards(own.map(cardOf)));
}
