import { createReadStream } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { statusPath } from '../../release/status-file.ts';

/** Says what has become of units while pages are being worked on, as the server of a live site does. */
export function devStatus(file: string): AstroIntegration {
	return {
		name: 'vitrine-dev-status',
		hooks: {
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(statusPath, (_request, response, next) => {
					response.setHeader('Content-Type', 'application/json');
					createReadStream(file).on('error', next).pipe(response);
				});
			},
		},
	};
}
