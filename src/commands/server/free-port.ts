import { createServer } from 'node:net';

/**
 * Makes sure a port can be opened before anything is done that takes time.
 * @throws one sentence when it cannot.
 */
export async function requireFreePort(port: number): Promise<void> {
	const probe = createServer();
	await new Promise<void>((resolve, reject) => {
		probe.once('error', ({ message }) => {
			reject(new Error(`Port ${port} cannot be opened (${message}); set PORT to a free one.`));
		});
		probe.listen(port, () => probe.close(() => resolve()));
	});
}
