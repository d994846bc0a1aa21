import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireNoPreviewOverLive } from '../../../src/build/checks.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { testFolder } from '../../support/outbox.ts';
import { writeRelease } from '../../support/release.ts';
import { demoVariables } from '../../support/settings.ts';

function building(mode: 'production' | 'preview', folder: string): () => void {
	const { places } = readEnvironment({ ...demoVariables, VITRINE_VAR: folder });
	return () => requireNoPreviewOverLive({ mode, places });
}

test('a preview does not take the place of a live public site', async () => {
	const folder = testFolder();
	await writeRelease(folder, { mode: 'production' });
	expect(building('preview', folder)).toThrow(/is the public one, .* in another clone/);
	expect(building('production', folder)).not.toThrow();
});

test('nor does it where the disk has lost the index of the public site', async () => {
	const folder = testFolder();
	await writeRelease(folder, { mode: 'production' });
	rmSync(join(folder, 'current/release.sqlite'));
	expect(building('preview', folder)).toThrow('is the public one');
});

test('a preview follows a preview, and comes where nothing is live', async () => {
	const folder = testFolder();
	expect(building('preview', folder)).not.toThrow();
	await writeRelease(folder, { mode: 'preview' });
	expect(building('preview', folder)).not.toThrow();
	expect(building('production', folder)).not.toThrow();
});
