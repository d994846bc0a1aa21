import { expect, test } from 'vitest';
import { printPhotoLines } from '../../../src/build/read/load-photos-and-write.ts';

const problem = (id: number, reason: string) => ({
	key: String(id),
	id,
	reason,
	message: `Image ${id} ${reason}. It is left out.`,
});

test('a reason that holds for hundreds of photos is printed five times and then counted, any other as often as it comes', () => {
	const printed: string[] = [];
	const photos = printPhotoLines({ lines: (found) => void printed.push(...found) });
	const elsewhere = 'lies on a host that the configuration does not allow';
	for (let unit = 1; unit <= 100; unit += 1) {
		photos.tell(`unit ${unit}`, [problem(unit * 2, elsewhere), problem(unit * 2 + 1, elsewhere)]);
	}
	photos.tell('unit 101', [problem(900, 'is damaged (no end)')]);
	photos.tellRest();
	expect(printed).toEqual([
		'unit 1: Image 2 lies on a host that the configuration does not allow. It is left out.',
		'unit 1: Image 3 lies on a host that the configuration does not allow. It is left out.',
		'unit 2: Image 4 lies on a host that the configuration does not allow. It is left out.',
		'unit 2: Image 5 lies on a host that the configuration does not allow. It is left out.',
		'unit 3: Image 6 lies on a host that the configuration does not allow. It is left out.',
		'unit 101: Image 900 is damaged (no end). It is left out.',
		'200 images in all: each lies on a host that the configuration does not allow.',
	]);
});
