import { createHash } from 'node:crypto';
import type { SiteFiles } from './site-files.ts';

/** Icons of the demo agency that lay in `public`, by the beginning of the SHA-256 of their text. */
const icons = {
	'apple-touch-icon.png': '72362f82bc964f8f',
	'favicon.ico': 'd05b04745028d84b',
	'favicon.svg': '96fa045468610940',
	'icon-192.png': '9d41c92c7b29f9d3',
	'icon-512.png': 'ea3b637adf76c527',
	'site.webmanifest': 'f650438f96b7d441',
};

/** Icons are drawn in the colours of the theme unless a company has its own; those of the demo are nobody's. */
export function dropDemoIcons(files: SiteFiles): void {
	for (const [name, digest] of Object.entries(icons)) {
		const text = files.read(`public/${name}`);
		if (text === undefined) continue;
		const isOfDemo = createHash('sha256').update(text).digest('hex').startsWith(digest);
		if (isOfDemo) files.remove(`public/${name}`);
	}
}
