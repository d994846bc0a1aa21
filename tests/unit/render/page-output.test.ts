import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { RenderProgress } from '../../../src/render/worker-messages.ts';

test('tells of every file, however long whoever listens is busy with each report', async () => {
	const script = new URL('../../support/told-process.ts', import.meta.url);
	const child = fork(script, ['800'], { execArgv: [] });
	const heard = new Set<string>();
	child.on('message', (message) => {
		for (const file of RenderProgress.parse(message).files) heard.add(file);
		const busyUntil = performance.now() + 0.3;
		while (performance.now() < busyUntil);
	});
	expect(await once(child, 'close')).toEqual([0, null]);
	expect(heard.size).toBe(800 * 25);
});
