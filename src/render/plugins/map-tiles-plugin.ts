import { createReadStream, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { tileAddress } from '../../domain/site/map-tiles.ts';
import type { BuildFacts } from '../../plan/build-facts.ts';

/** Publishes the company's vector tiles with the site, unless another host has them for browsers. */
export function mapTilesPlugin({
	site,
	tiles: file,
}: Pick<BuildFacts, 'site' | 'tiles'>): Plugin | undefined {
	const { tiles } = site.map;
	if (file === undefined || tiles === undefined || tiles.url !== undefined) return undefined;
	const address = tileAddress(tiles);
	return {
		name: 'vitrine:map-tiles',
		applyToEnvironment: ({ name }) => name === 'client',
		generateBundle() {
			this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(file) });
		},
		configureServer({ middlewares }) {
			middlewares.use(address, ({ headers }, response) => {
				const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
				const part = start === undefined ? {} : { start: Number(start), end: Number(end) };
				if (start !== undefined) {
					response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/*` });
				}
				createReadStream(file, part).pipe(response);
			});
		},
	};
}
