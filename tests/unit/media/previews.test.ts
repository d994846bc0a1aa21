import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { previewBrand, withPreviews } from '../../../src/build/read/previews.ts';
import { createPhotoPreparer } from '../../../src/media/photo-preparer.ts';
import {
	card,
	composeCard,
	photoArea,
	type PreviewBrand,
} from '../../../src/media/preview-card.ts';
import { createPreviewMaker, type PreviewRequest } from '../../../src/media/previews.ts';
import { openMediaStore, type MediaStore } from '../../../src/media/store.ts';
import { openTypesetter, type Setting } from '../../../src/media/typesetter.ts';
import { projectRoot } from '../../../src/wiring.ts';
import { anyText } from '../../support/any-text.ts';
import { publicUnitOf, temporaryFolder } from '../../support/catalogue.ts';
import { siteWith } from '../../support/gate.ts';
import { drawing } from '../../support/photo-host.ts';

const skins = join(projectRoot, 'src/sandbox/demo/skins');
const brandOf = (theme: string) => previewBrand({ name: 'Hallmann & Rey' }, { theme });
const brand = await brandOf('no-theme.css');
const typesetter = await openTypesetter(brand.fonts);
const bytes = await drawing({ width: 960, height: 640, colour: '#c02020' }).jpeg().toBuffer();

let store: MediaStore;

beforeEach(() => {
	store = openMediaStore(temporaryFolder());
	return () => store.close();
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
		...more,
	};
}

function preparePreviews(requests: readonly PreviewRequest[], of: PreviewBrand = brand) {
	return createPreviewMaker(store, of)(requests);
}

function compose(text: Partial<PreviewRequest>, of = { brand, typesetter }) {
	return composeCard(request(text), { ...of, photo: undefined });
}

/** What is set of a text, and in which size. */
async function set(text: string, { width = 416, ...setting }: Partial<Setting> = {}) {
	const sizes = [[42, 3]] as const;
	const [element] = await typesetter.set([[text, { font: 'headings', sizes, width, ...setting }]]);
	return { text: element?.text, size: element?.style?.fontSize, element };
}

async function pixelsOf(name: string | undefined) {
	const image = sharp(join(store.files, name ?? '')).raw();
	const { data, info } = await image.toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
	return { ...info, at };
}

test('a preview is a JPEG of 1200 × 630 pixels with the photo on the left and paper on the right', async () => {
	const names = await preparePreviews([request({ picture: await picture() })]);
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
	const names = await preparePreviews(requests);
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
	await expect(preparePreviews(requests)).rejects.toThrow(
		`The photo ${file} was damaged on the disk and has been removed: run the command again`,
	);
	const again = await picture();
	expect(readFileSync(file)).toEqual(whole);
	const names = await preparePreviews([request({ picture: again })]);
	expect(readdirSync(store.files)).toContain(names.get('unit 1 de'));
});

test('a floor plan is shown to its edges', async () => {
	const names = await preparePreviews([request({ picture: await picture('floorPlan') })]);
	const { at } = await pixelsOf([...names.values()][0]);
	for (const x of [50, photoArea.width - 50]) {
		const [red = 0, green = 255] = at(x, 315);
		expect(red - green).toBeGreaterThan(120);
	}
});

test('words about an altered photo stand on a plate in its corner, and make another file', async () => {
	const shown = await picture();
	const label = 'Mit KI bearbeitet';
	const names = await preparePreviews([
		request({ picture: shown }),
		request({ key: 'altered', picture: shown, label }),
	]);
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
	const first = await preparePreviews([request({ picture: shown })]);
	const [name = ''] = first.values();
	const before = readFileSync(join(store.files, name));
	const drawn = () => statSync(join(store.files, name)).ino;
	const firstDrawn = drawn();
	const again = await preparePreviews([request({ picture: shown, key: 'other' })]);
	expect([...again]).toEqual([['other', name]]);
	expect(drawn()).toBe(firstDrawn);
	rmSync(join(store.files, name));
	await preparePreviews([request({ picture: shown })]);
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
	].map((each, at) => ({ ...each, key: String(at) }));
	const names = new Set((await preparePreviews(requests)).values());
	expect(names.size).toBe(requests.length);
	const brands = [
		{ ...brand, accent: '#204080' },
		{ ...brand, name: 'Hallmann' },
		{ ...brand, fonts: { ...brand.fonts, headingWeight: 600 } },
		{ ...brand, fonts: { ...brand.fonts, headings: brand.fonts.text } },
	];
	for (const each of brands) {
		const [name = ''] = (await preparePreviews([request()], each)).values();
		expect(names).not.toContain(name);
		names.add(name);
	}
});

test('letters have the same pixels on every machine, whatever fonts that has', async () => {
	const pixels = await compose({ title: 'Àtic für größte Ansprüche' });
	const digest = createHash('sha256').update(pixels).digest('hex');
	expect(digest.slice(0, 16)).toBe('e82f7aa6f64b3344');
});

test('every letter of German, English, Spanish and Valencian is there', async () => {
	const letters = 'mÄÖÜäöüßÁÉÍÓÚÑáéíóúñÀÈÒÇàèòçïü¿¡«»„“”‚‘’…·€£²';
	for (const theme of ['no', 'coast/theme', 'editorial/theme', 'raster/theme']) {
		const { fonts } = await brandOf(join(skins, `${theme}.css`));
		const { set: setText } = await openTypesetter(fonts);
		for (const font of ['headings', 'text'] as const) {
			const [element] = await setText([[letters, { font, width: 2000, sizes: [[40, 1]] }]]);
			expect(element?.text).toBe(letters);
		}
	}
});

test('a foreign letter loses its accent, and what cannot be drawn goes', async () => {
	expect((await set('Łódź')).text).toBe('Lódz');
	const font = 'text';
	expect((await set('Prenzlauer Berg, Берлин 🙂', { font })).text).toBe('Prenzlauer Berg');
	expect((await set('485.000\u00a0€', { font })).text).toBe('485.000 €');
	expect((await set('Берлин')).element).toBeUndefined();
});

describe("a company's own fonts", () => {
	test('are what its previews are set in, headings in the weight of its pages', async () => {
		const looks = [brand.fonts];
		for (const skin of ['coast', 'editorial', 'raster']) {
			const { fonts } = await brandOf(join(skins, skin, 'theme.css'));
			looks.push(fonts);
			// The one of the three whose headings have a single weight.
			if (skin !== 'editorial') looks.push({ ...fonts, headingWeight: 450 });
		}
		const digests = looks.map(async (fonts) => {
			const of = { brand, typesetter: await openTypesetter(fonts) };
			const pixels = await compose({}, of);
			return createHash('sha256').update(pixels).digest('hex');
		});
		expect(new Set(await Promise.all(digests)).size).toBe(looks.length);
	});

	test('are joined by those of the program where they lack a letter, or come as no files', async () => {
		const theirs = join(temporaryFolder(), 'theme.css');
		writeFileSync(theirs, ':root { --sans: system-ui, sans-serif; --heading-face: georgia }');
		const { fonts } = await brandOf(theirs);
		expect(fonts.text).toEqual(brand.fonts.text);
		expect(fonts.headings).toEqual(brand.fonts.headings);
	});

	test('that cannot be read are named', async () => {
		const folder = temporaryFolder();
		cpSync(join(skins, 'coast'), folder, { recursive: true });
		const file = join(folder, 'fonts/nunito-400-600.woff2');
		writeFileSync(file, readFileSync(file).subarray(0, 9000));
		const { fonts } = await brandOf(join(folder, 'theme.css'));
		await expect(openTypesetter(fonts)).rejects.toThrow(`The font ${file} cannot be read`);
	});
});

test('a title is broken between words, in the largest size in which it fits', async () => {
	const box: Partial<Setting> = {
		width: 400,
		sizes: [
			[50, 2],
			[40, 2],
		],
	};
	expect(await set('Loft', box)).toMatchObject({ size: 50, text: 'Loft' });
	expect(await set('Altbauwohnung mit Loggia', box)).toMatchObject({ size: 50 });
	expect(await set('Dachgeschosswohnung mit Weitblick', box)).toMatchObject({ size: 40 });
	expect(await set('Neubau zwischen Park und Kanal, mit Tiefgarage', box)).toMatchObject({
		size: 40,
		text: 'Neubau zwischen Park und Kanal, mit…',
	});
});

test('a word that is longer than a line is broken before it is cut off', async () => {
	const word = 'Donaudampfschifffahrtsgesellschaftskapitänswohnung';
	const sizes = [[30, 3]] as const;
	expect(await set(`Helle ${word}`, { sizes })).toMatchObject({ text: `Helle ${word}` });
});

test('a line never leaves its box, and only a text that is cut ends with an ellipsis', async () => {
	const word = fc.string({ unit: fc.constantFrom(...'abcßÄ-…1'), minLength: 1, maxLength: 30 });
	await fc.assert(
		fc.asyncProperty(
			fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
			fc.integer({ min: 1, max: 3 }),
			async (words, lines) => {
				const [size, width] = [30, 300];
				const { text = '', element } = await set(words, { width, sizes: [[size, lines]] });
				if (!element) return;
				const area = { width: width + 60, height: 4 * size };
				const paper = { ...area, display: 'block', backgroundColor: 'white' };
				const pixels = await typesetter.draw(
					{ type: 'container', style: paper, children: [element] },
					area,
				);
				const beside = pixels.filter((_, at) => (at / 4) % area.width >= width + 4);
				expect(beside.every((part) => part === 255)).toBe(true);
				const { text: whole = '' } = await set(words, { width: 99_999 });
				if (text !== whole) expect(whole.startsWith(text.replace(/…$/, ''))).toBe(true);
				if (text !== whole) expect(text).toMatch(/…$/);
			},
		),
	);
});

test('any text can be drawn, and nothing is drawn outside its own part', async () => {
	await fc.assert(
		fc.asyncProperty(anyText({ maxLength: 80 }), async (title) => {
			const pixels = await compose({ title, place: title, price: title });
			expect(pixels.length).toBe(card.width * card.height * 4);
			for (let y = 0; y < card.height; y += 7) {
				const at = (y * card.width + card.width - 20) * 4;
				expect([...pixels.subarray(at, at + 4)]).toEqual([0xfa, 0xf9, 0xf6, 0xff]);
			}
		}),
		{ numRuns: 25 },
	);
});

test('a preview bears the colours that a company has set', async () => {
	const theme = join(temporaryFolder(), 'theme.css');
	writeFileSync(theme, ':root { --accent: teal; --paper: rgb(252 250 240) }');
	const make = createPreviewMaker(store, await brandOf(theme));
	const { previews } = await withPreviews(publicUnitOf(1), siteWith({}), make);
	const { at } = await pixelsOf(previews?.de);
	expect(tens(at(300, 600))).toEqual([0, 130, 130]);
	expect(tens(at(1180, 200))).toEqual([250, 250, 240]);
});

/** What JPEG leaves of a colour. */
function tens(found: number[]): number[] {
	return found.map((part) => Math.round(part / 10) * 10);
}
