import { expect, test } from 'vitest';
import { defineSite } from '../../src/domain/site.ts';
import { site } from '../../src/site.config.ts';

test('a misspelt key of the configuration is refused by its name, not passed over', () => {
	const inquiry = { ...site.inquiry, sourceID: 4711 };
	expect(() => defineSite({ ...site, inquiry })).toThrow(/site\.config\.ts.*inquiry.*"sourceID"/);
});
