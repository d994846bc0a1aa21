import { expect, test } from 'vitest';
import { openAddressLedger } from '../../../src/redirects/address-ledger.ts';
import { addressLines, readAddressLines } from '../../../src/redirects/address-lines.ts';

const history = {
	owner: { kind: 'unit', id: 7, deal: 'buy', unitKind: 'apartment', city: 'Leipzig' },
	goneAt: 5,
} as const;
const list = {
	path: '/de/kaufen/wohnungen/leipzig/plagwitz/',
	locale: 'de',
	deal: 'buy',
	unitKind: 'apartment',
	city: 'Leipzig',
	district: 'Plagwitz',
} as const;

test('another machine learns every address: of units, of projects and of lists', () => {
	const lines = addressLines({ histories: [history], lists: [list] });
	expect(lines).toHaveLength(2);
	const known = readAddressLines([...lines, '']);
	expect(known).toEqual({ histories: [history], lists: [list] });
	const ledger = openAddressLedger(':memory:', { account: 'one' });
	ledger.noteLists(known.lists);
	ledger.put(known.histories);
	expect(ledger.all()).toMatchObject([history]);
	expect(ledger.lists()).toEqual([list]);
	ledger.close();
});

test('lines of an earlier version are read without the old titles they tell', () => {
	const addresses = [{ locale: 'de', path: '/de/immobilien/loft-am-kanal-7/', current: false }];
	const known = readAddressLines([JSON.stringify({ ...history, addresses })]);
	expect(known.histories).toEqual([history]);
});

test('a line that is no address is named', () => {
	const lines = ['', '{"path":"/de/kaufen/"}'];
	expect(() => readAddressLines(lines)).toThrow('line 2, is no address of this program');
});
