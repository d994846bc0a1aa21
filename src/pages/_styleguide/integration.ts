import { createReadStream } from 'node:fs';
import type { AstroIntegration } from 'astro';

const masters = new URL('../../sandbox/demo/media/masters', import.meta.url);

/** Adds `/styleguide/` to the pages while they are being worked on, with pictures of the demo agency, and in each of its skins. */
export function styleguide(): AstroIntegration {
	return {
		name: 'vitrine-styleguide',
		hooks: {
			'astro:config:setup': ({ command, injectRoute }) => {
				if (command !== 'dev') return;
				injectRoute({
					pattern: '/styleguide/[...skin]',
					entrypoint: new URL('./[...skin].astro', import.meta.url),
				});
			},
			'astro:server:setup': ({ server }) => {
				server.middlewares.use('/media', (request, response, next) => {
					const [, id] = /^\/specimen-([\w-]+)\.webp$/.exec(request.url ?? '') ?? [];
					if (!id) return next();
					response.setHeader('Content-Type', 'image/webp');
					createReadStream(new URL(`${id}.webp`, masters))
						.on('error', next)
						.pipe(response);
				});
			},
		},
	};
}
