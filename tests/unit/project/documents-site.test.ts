import { expect, test } from 'vitest';
import { pageId, siteAddress } from '../../../docs/site/src/address.ts';

test.each([
	['docs/brand.md', 'tokens.md', '../tokens/'],
	['docs/brand.md', 'company.md#your-own-pages', '../company/#your-own-pages'],
	['README.md', 'docs/deploy.md', 'deploy/'],
	['README.md', 'docs/settings.md', 'settings/'],
	['docs/inquiries.md', '../src/outbox/README.md', '../outbox/'],
	['docs/decisions/020-maps.md', '../maps.md', '../../maps/'],
	['docs/privacy.md', 'decisions/README.md', '../decisions/'],
	['docs/update.md', '../CHANGELOG.md', '../changelog/'],
	['docs/legal.md', 'https://example.com/a.md', 'https://example.com/a.md'],
	['docs/legal.md', '#drafts', '#drafts'],
	['docs/deploy.md', '../deploy/nginx.conf', undefined],
	['docs/law-code.md', '../src/domain/law/spain.ts', undefined],
])('a link of %s to %s leads to %s on the site of the documents', (from, link, address) => {
	expect(siteAddress(from, link)).toBe(address);
});

test('the README is the first page', () => {
	expect(pageId('README.md')).toBe('index');
});
