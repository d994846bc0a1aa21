import { expect, test } from 'vitest';
import { mutantOf } from '../support/outbox-processes.ts';
import { powerCutLibrary, powerCuts } from '../support/outbox-power.ts';

test('L4: 200 power cuts lose nothing acknowledged; with synchronous = NORMAL (L2) they do', async (context) => {
	const library = powerCutLibrary();
	if (!library) return context.skip('There is no gcc to make a disk that forgets.');
	const result = await powerCuts({ cuts: 200, library });
	console.log(`L4: ${JSON.stringify(result)}`);
	expect(result).toMatchObject({ lost: 0, broken: 0 });
	const root = mutantOf({
		file: 'src/outbox/sqlite-file.ts',
		from: 'PRAGMA synchronous = FULL',
		to: 'PRAGMA synchronous = NORMAL',
	});
	const control = await powerCuts({ cuts: 20, library, root });
	console.log(`L2 synchronous = NORMAL: ${JSON.stringify(control)}`);
	expect(control.lost).toBeGreaterThan(0);
}, 3_600_000);
