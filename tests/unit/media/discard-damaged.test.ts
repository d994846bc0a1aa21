import { existsSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { previewBrand } from '../../../src/build/read/previews.ts';
import { discardDamaged } from '../../../src/media/discard-damaged.ts';
import { createPhotoPreparer } from '../../../src/media/photo-preparer.ts';
import { createPreviewMaker } from '../../../src/media/previews.ts';
import { openMediaStore } from '../../../src/media/store.ts';
import { flipBit } from '../../support/bit-flips.ts';
import { testFolder } from '../../support/outbox.ts';
import { drawing } from '../../support/photo-host.ts';
import { runSql } from '../../support/damage.ts';

const everything = [{ from: '00000000', to: 'g' }];
const bytes = await drawing({ width: 300, height: 200, colour: '#2040a0' }).jpeg().toBuffer();
const photo = { kind: 'photo', id: 1, updatedAt: 'v1', url: 'https://images.example/1' } as const;
const brand = await previewBrand({ name: 'Vitrine' }, { theme: 'no-theme.css' });

const download = async () => ({ outcome: 'new' as const, bytes, validators: {} });

/** What a build that reads everything does. */
async function build(folder: string): Promise<{ encoded: number }> {
	const store = openMediaStore(folder);
	const preparer = createPhotoPreparer({ store, hosts: [], allowedOrigins: [], download });
	const { pictures } = await preparer.pictures([photo]);
	const [picture] = pictures.values();
	const words = { title: 'Haus', price: '', place: 'Leipzig', label: undefined };
	await createPreviewMaker(store, brand)([{ key: 'de', picture, ...words }]);
	await preparer.close();
	store.close();
	return preparer.work;
}

async function made() {
	const folder = testFolder();
	await build(folder);
	const files = readdirSync(join(folder, 'files')).map((name) => join(folder, 'files', name));
	return { folder, files, contents: () => files.map((file) => readFileSync(file, 'base64')) };
}

test('each photo and link preview of which a bit is flipped, or that is cut off or gone, is named and made again', async () => {
	const { folder, files, contents } = await made();
	const sound = contents();
	expect(files.length).toBeGreaterThan(2);
	expect(discardDamaged(folder, everything)).toEqual([]);
	for (const file of files) {
		const harms = [() => flipBit(file, 0.7), () => truncateSync(file, 20), () => rmSync(file)];
		for (const harm of harms) {
			harm();
			expect(discardDamaged(folder, everything)).toEqual([file]);
			expect(existsSync(file)).toBe(false);
			// As long as nobody has made it, it is named again.
			expect(discardDamaged(folder, everything)).toEqual([file]);
			await build(folder);
			expect(contents()).toEqual(sound);
			expect(discardDamaged(folder, everything)).toEqual([]);
		}
	}
});

test('only those whose turn it is are looked at', async () => {
	const { folder, files } = await made();
	const [file = ''] = files;
	const own = basename(file).slice(0, 8);
	flipBit(file, 0.5);
	expect(discardDamaged(folder, [])).toEqual([]);
	expect(discardDamaged(folder, [{ from: '00000000', to: own }])).not.toContain(file);
	expect(discardDamaged(folder, [{ from: own, to: 'g' }])).toContain(file);
});

test('what an earlier version of the program has made gets its digest from the first look', async () => {
	const { folder, files, contents } = await made();
	runSql(
		join(folder, 'index.sqlite'),
		`
			ALTER TABLE previews DROP COLUMN digest;
			UPDATE pictures SET data = json_remove(data, '$.digests')`,
	);
	const sound = contents();
	expect(discardDamaged(folder, everything)).toEqual([]);
	for (const file of files) flipBit(file, 0.3);
	expect(new Set(discardDamaged(folder, everything))).toEqual(new Set(files));
	expect(await build(folder)).toMatchObject({ encoded: 1 });
	expect(contents()).toEqual(sound);
});

test('an index that is damaged, missing or of another version is left to the build', async () => {
	const { folder } = await made();
	const index = join(folder, 'index.sqlite');
	runSql(index, 'PRAGMA user_version = 2');
	expect(discardDamaged(folder, everything)).toEqual([]);
	truncateSync(index, 3000);
	expect(discardDamaged(folder, everything)).toEqual([]);
	rmSync(index);
	expect(discardDamaged(folder, everything)).toEqual([]);
	expect(existsSync(index)).toBe(false);
});
