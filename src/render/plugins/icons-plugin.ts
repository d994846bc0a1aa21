import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { findColour } from '../../domain/look/colours.ts';
import { mediaType } from '../../release/media-type.ts';

const publicFolder = join(import.meta.dirname, '../../../public');

/**
 * Adds the icons and the manifest of the site in the colours of its theme. A file of the same name in `public/` takes
 * the place of one.
 * @param theme the company's `theme.css`, whether there is one or not
 */
export function iconsPlugin(theme: string): Plugin {
	const icons = async () => {
		const [{ drawIcons }, { readTheme }] = await Promise.all([
			import('../theme/icons.ts'),
			import('../theme/theme.ts'),
		]);
		const colours = Object.fromEntries(readTheme(theme).colours);
		const all = await drawIcons({
			accent: findColour(colours, 'accent'),
			paper: findColour(colours, 'paper'),
		});
		return new Map([...all].filter(([name]) => !existsSync(join(publicFolder, name))));
	};
	return {
		name: 'vitrine-icons',
		async generateBundle() {
			if (this.environment.name !== 'client') return;
			for (const [fileName, source] of await icons()) {
				this.emitFile({ type: 'asset', fileName, source });
			}
		},
		async configureServer(server) {
			const drawn = await icons();
			server.middlewares.use((request, response, next) => {
				const name = request.url?.slice(1) ?? '';
				const icon = drawn.get(name);
				if (icon === undefined) return next();
				response.setHeader('Content-Type', mediaType(extname(name)));
				response.end(icon);
			});
		},
	};
}
