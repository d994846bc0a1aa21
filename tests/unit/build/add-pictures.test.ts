import { expect, test } from 'vitest';
import { finish, repeatedUploads } from '../../../src/build/read/add-pictures.ts';
import { photoKey, type Photo } from '../../../src/media/photo.ts';
import { publicUnit } from '../../support/gate.ts';
import { shownPhoto } from '../../support/shown-photo.ts';

/** A unit with photos made from the files of these names, and with what is known of each. */
function unitWith(files: readonly string[], known: readonly Partial<Photo>[] = []) {
	const photos = files.map((file, at): Photo => {
		return { id: at + 1, kind: 'photo', url: `https://images.example/${file}`, ...known[at] };
	});
	const pictures = new Map(
		photos.map((photo, at) => {
			const { id, caption, provenance } = photo;
			const said = { ...(caption && { caption }), ...(provenance && { provenance }) };
			return [photoKey(photo), { ...shownPhoto(files[at] ?? ''), id, ...said }];
		}),
	);
	const draft = { ...publicUnit(), photos };
	const shown = finish(draft, pictures).pictures;
	return { shown, said: repeatedUploads(draft, pictures) };
}

const kitchen = { caption: { de: 'Küche' } };
const dining = { caption: { de: 'Essplatz' } };

test.each([
	['a', [kitchen], [[1, 'Küche']], []],
	[
		'aaabaca',
		[kitchen, dining],
		[
			[1, 'Küche'],
			[4, undefined],
			[6, undefined],
		],
		['5 images are the same picture, which is shown once: 1, 2, 3, 5, 7.'],
	],
	// Words that only a later upload has are kept.
	[
		'baa',
		[{}, {}, dining],
		[
			[1, undefined],
			[2, 'Essplatz'],
		],
		['2 images are the same picture, which is shown once: 2, 3.'],
	],
] as const)(
	'of uploads %s each picture is shown once, and the report names the others',
	(...row) => {
		const [files, known, expected, sentences] = row;
		const { shown, said } = unitWith([...files], known);
		expect(shown.map(({ id, caption }) => [id, caption?.de])).toEqual(expected);
		expect(said).toEqual(sentences);
	},
);

test('a picture of which one upload says that it was altered stays marked', () => {
	const { shown } = unitWith(['a', 'a'], [kitchen, { ...kitchen, provenance: 'altered' }]);
	expect(shown).toMatchObject([{ id: 1, caption: { de: 'Küche' }, provenance: 'altered' }]);
});
