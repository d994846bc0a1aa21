import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { previewColours, withPreviews } from '../../../src/build/read/previews.ts';
import { createPhotoPreparer } from '../../../src/media/photo-preparer.ts';
import { card, composeCard, photoArea } from '../../../src/media/preview-card.ts';
import { preparePreviews, type PreviewRequest } from '../../../src/media/previews.ts';
import { openMediaStore, type MediaStore } from '../../../src/media/store.ts';
import { sans, serif } from '../../../src/media/typeface.ts';
import { wrap } from '../../../src/media/wrap.ts';
import { anyText } from '../../support/any-text.ts';
import { publicUnitOf, temporaryFolder } from '../../support/catalogue.ts';
import { siteWith } from '../../support/gate.ts';
import { drawing } from '../../support/photo-host.ts';

const brand = { name: 'Hallmann & Rey', accent: '#2f4a3e', paper: '#faf9f6', ink: '#1c1b19' };
const bytes = await drawing({ width: 960, height: 640, colour: '#c02020' }).jpeg().toBuffer();

let folder: string;
let store: MediaStore;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'vitrine-previews-'));
	store = openMediaStore(folder);
	return () => {
		store.close();
		rmSync(folder, { recursive: true, force: true });
	};
});

async function picture(kind: 'photo' | 'floorPlan' = 'photo') {
	const preparer = createPhotoPreparer({
		store,
		hosts: [],
		allowedOrigins: [],
		download: async () => ({ outcome: 'new', bytes, validators: {} }),
	});
	const photo = { kind, id: 1, updatedAt: 'v1', url: 'https://images.example/1' };
	const [made] = (await preparer.pictures([photo])).pictures.values();
	await preparer.close();
	return made;
}

function request(more: Partial<PreviewRequest> = {}): PreviewRequest {
	return {
		key: 'unit 1 de',
		picture: undefined,
		title: 'Altbauwohnung mit Loggia',
		price: '485.000 €',
		place: 'Plagwitz, Leipzig',
		brand,
		...more,
	};
}

async function pixelsOf(name: string | undefined) {
	const image = sharp(join(store.files, name ?? '')).raw();
	const { data, info } = await image.toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
	return { ...info, at };
}

test('a preview is a JPEG of 1200 × 630 pixels with the photo on the left and paper on the right', async () => {
	const names = await preparePreviews([request({ picture: await picture() })], store);
	const [name = ''] = names.values();
	expect([...names.keys()]).toEqual(['unit 1 de']);
	expect(readdirSync(store.files)).toContain(name);
	expect(await sharp(join(store.files, name)).metadata()).toMatchObject({ format: 'jpeg' });
	const { width, height, at } = await pixelsOf(name);
	expect([width, height]).toEqual([1200, 630]);
	const [red = 0, green = 255] = at(300, 300);
	expect(red - green).toBeGreaterThan(120);
	for (const part of at(1180, 200)) expect(part).toBeGreaterThan(240);
});

test('without a photo, or when its file is lost, the brand stands in its place', async () => {
	const lost = await picture();
	rmSync(join(store.files, lost?.jpeg.name ?? ''));
	const requests = [request(), request({ key: 'lost', picture: lost })];
	const names = await preparePreviews(requests, store);
	expect(names.get('lost')).toBe(names.get('unit 1 de'));
	const { at } = await pixelsOf(names.get('lost'));
	const [red = 255, green = 0, blue = 255] = at(20, 20);
	expect([red, green, blue].map((part) => Math.round(part / 8))).toEqual([6, 9, 8]);
});

test('a photo that the disk has damaged is named and removed, so that the next build makes it again', async () => {
	const damaged = await picture();
	const file = join(store.files, damaged?.jpeg.name ?? '');
	const whole = readFileSync(file);
	writeFileSync(file, whole.subarray(0, 600));
	const requests = [request({ picture: damaged })];
	await expect(preparePreviews(requests, store)).rejects.toThrow(
		`The photo ${file} was damaged on the disk and has been removed: run the command again`,
	);
	const again = await picture();
	expect(readFileSync(file)).toEqual(whole);
	const names = await preparePreviews([request({ picture: again })], store);
	expect(readdirSync(store.files)).toContain(names.get('unit 1 de'));
});

test('a floor plan is shown to its edges', async () => {
	const names = await preparePreviews([request({ picture: await picture('floorPlan') })], store);
	const { at } = await pixelsOf([...names.values()][0]);
	for (const x of [50, photoArea.width - 50]) {
		const [red = 0, green = 255] = at(x, 315);
		expect(red - green).toBeGreaterThan(120);
	}
});

test('words about an altered photo stand on a plate in its corner, and make another file', async () => {
	const shown = await picture();
	const label = 'Mit KI bearbeitet';
	const names = await preparePreviews(
		[request({ picture: shown }), request({ key: 'altered', picture: shown, label })],
		store,
	);
	expect(names.get('altered')).not.toBe(names.get('unit 1 de'));
	const [plain, labelled] = await Promise.all(
		['unit 1 de', 'altered'].map((key) => pixelsOf(names.get(key))),
	);
	const plate = { x: 32, y: photoArea.height - 72 };
	const [red = 0, green = 255] = plain?.at(plate.x, plate.y) ?? [];
	expect(red - green).toBeGreaterThan(120);
	for (const part of labelled?.at(plate.x, plate.y) ?? []) expect(part).toBeGreaterThan(230);
	const row = Array.from({ length: 250 }, (_, x) => labelled?.at(40 + x, photoArea.height - 50));
	expect(row.some((pixel) => Math.max(...(pixel ?? [255])) < 90)).toBe(true);
});

test('the same words and photo give the same file, and are drawn once', async () => {
	const shown = await picture();
	const first = await preparePreviews([request({ picture: shown })], store);
	const [name = ''] = first.values();
	const before = readFileSync(join(store.files, name));
	const drawn = () => statSync(join(store.files, name)).ino;
	const firstDrawn = drawn();
	const again = await preparePreviews([request({ picture: shown, key: 'other' })], store);
	expect([...again]).toEqual([['other', name]]);
	expect(drawn()).toBe(firstDrawn);
	rmSync(join(store.files, name));
	await preparePreviews([request({ picture: shown })], store);
	expect(readFileSync(join(store.files, name)).equals(before)).toBe(true);
});

test('another price, title, place, photo or brand is another file', async () => {
	const requests = [
		request(),
		request({ price: '475.000 €' }),
		request({ title: 'Altbauwohnung' }),
		request({ place: 'Lindenau, Leipzig' }),
		request({ place: undefined }),
		request({ picture: await picture() }),
		request({ picture: await picture('floorPlan') }),
		request({ brand: { ...brand, accent: '#204080' } }),
	].map((each, at) => ({ ...each, key: String(at) }));
	const names = await preparePreviews(requests, store);
	expect(new Set(names.values()).size).toBe(requests.length);
});

test('letters have the same pixels on every machine, whatever fonts that has', () => {
	const { data } = composeCard(request({ title: 'Àtic für größte Ansprüche' }), undefined);
	const digest = createHash('sha256').update(data).digest('hex');
	expect(digest.slice(0, 16)).toBe('c9e9afcbad181e06');
});

test('every letter of German, English, Spanish and Valencian is there', () => {
	const letters = 'ÄÖÜäöüßÁÉÍÓÚÑáéíóúñÀÈÒÇàèòçïü¿¡«»„“”‚‘’–…·€£²';
	for (const typeface of [serif, sans]) expect(typeface.spell(letters)).toBe(letters);
});

test('a foreign letter loses its accent, and what cannot be drawn goes', () => {
	expect(serif.spell('Łódź')).toBe('Lódz');
	expect(sans.spell('Prenzlauer Berg, Берлин 🙂')).toBe('Prenzlauer Berg');
	expect(sans.spell('485.000\u00a0€')).toBe('485.000 €');
});

test('a kerned pair stands closer than its letters apart', () => {
	expect(serif.width('To', 100)).toBeLessThan(serif.width('T', 100) + serif.width('o', 100) - 1);
});

test('a title is broken between words, in the largest size in which it fits', () => {
	const box = { typeface: serif, sizes: [50, 40], width: 400, lines: 2 };
	expect(wrap('Loft', box)).toEqual({ size: 50, lines: ['Loft'], isCut: false });
	expect(wrap('Altbauwohnung mit Loggia', box)).toMatchObject({
		size: 50,
		lines: ['Altbauwohnung', 'mit Loggia'],
	});
	expect(wrap('Dachgeschosswohnung mit Weitblick', box)).toMatchObject({ size: 40 });
	expect(wrap('Neubau zwischen Park und Kanal, mit Tiefgarage', box)).toMatchObject({
		size: 40,
		isCut: true,
	});
});

test('a title has lines as even as its words allow', () => {
	const box = { typeface: serif, sizes: [42], width: 416, lines: 3 };
	expect(wrap('Helle Eckwohnung mit Loggia über dem Kanal', box).lines).toEqual([
		'Helle Eckwohnung',
		'mit Loggia über',
		'dem Kanal',
	]);
});

test('a line never leaves its box, and only a text that is cut ends with an ellipsis', () => {
	const word = fc.string({ unit: fc.constantFrom(...'abcßÄ-…1'), minLength: 1, maxLength: 30 });
	fc.assert(
		fc.property(
			fc.array(word, { maxLength: 12 }),
			fc.integer({ min: 1, max: 3 }),
			(words, lines) => {
				const box = { typeface: serif, sizes: [40, 30], width: 300, lines };
				const wrapped = wrap(words.join(' '), box);
				expect(wrapped.lines.length).toBeLessThanOrEqual(lines);
				for (const line of wrapped.lines) {
					expect(serif.width(line, wrapped.size)).toBeLessThanOrEqual(300);
				}
				const shown = wrapped.lines.join(' ');
				if (wrapped.isCut) expect(shown).toMatch(/…$/);
				else expect(shown).toBe(words.join(' '));
			},
		),
	);
});

test('any text can be drawn, and nothing is drawn outside its own part', () => {
	fc.assert(
		fc.property(anyText({ maxLength: 80 }), (title) => {
			const { data } = composeCard(request({ title, place: title, price: title }), undefined);
			expect(data.length).toBe(card.width * card.height * 3);
			for (let y = 0; y < card.height; y += 7) {
				const at = (y * card.width + card.width - 20) * 3;
				expect([...data.subarray(at, at + 3)]).toEqual([0xfa, 0xf9, 0xf6]);
			}
		}),
		{ numRuns: 25 },
	);
});

test('a preview bears the colours that a company has set', async () => {
	const theme = join(temporaryFolder(), 'theme.css');
	writeFileSync(theme, ':root { --accent: teal; --paper: rgb(252 250 240) }');
	const colours = await previewColours({ theme });
	const { previews } = await withPreviews(publicUnitOf(1), siteWith({}), { store, colours });
	const { at } = await pixelsOf(previews?.de);
	expect(tens(at(300, 600))).toEqual([0, 130, 130]);
	expect(tens(at(1180, 200))).toEqual([250, 250, 240]);
});

/** What JPEG leaves of a colour. */
function tens(found: number[]): number[] {
	return found.map((part) => Math.round(part / 10) * 10);
}
