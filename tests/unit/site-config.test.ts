import { expect, test } from 'vitest';
import { readSite } from '../../src/domain/site.ts';
import { site } from '../support/settings.ts';

test('a misspelt key of the configuration is refused by its name, not passed over', () => {
	const inquiry = { ...site.inquiry, sourceID: 4711 };
	expect(() => readSite({ ...site, inquiry })).toThrow(/site\.config\.ts.*inquiry.*"sourceID"/);
});
