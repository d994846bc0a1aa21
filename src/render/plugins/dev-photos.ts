import { createReadStream } from 'node:fs';
import { extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { PictureFile } from '../../domain/pictures/picture.ts';
import { mediaType } from '../../release/media-type.ts';

/** Shows the photos of the media store under `/media/` while pages are being worked on; a build copies them. */
export function devPhotos(folder: string): AstroIntegration {
	return {
		name: 'vitrine-dev-photos',
		hooks: {
			'astro:server:setup': ({ server }) => {
				server.middlewares.use('/media', (request, response, next) => {
					const name = PictureFile.shape.name.safeParse(request.url?.slice(1)).data;
					if (!name) return next();
					response.setHeader('Content-Type', mediaType(extname(name)));
					createReadStream(join(folder, 'files', name))
						.on('error', next)
						.pipe(response);
				});
			},
		},
	};
}
