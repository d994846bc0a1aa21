/**
 * A process that is made to be killed: takes messages in, prints the reference of each one that is
 * acknowledged, and delivers them by appending to a file.
 * Arguments: outbox file, file of deliveries, first number, how many.
 */
import { appendFileSync } from 'node:fs';
import { createCipher } from '../../src/outbox/cipher.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { createWorker } from '../../src/outbox/worker.ts';

const [file = '', deliveries = '', first = '0', count = '0'] = process.argv.slice(2);
const outbox = await createOutbox({
	store: createSqliteStore(file),
	cipher: createCipher(new Uint8Array(32)),
	leaseMs: 200,
});
const worker = createWorker({
	outbox,
	deliver: async ({ reference }) => {
		await new Promise((resolve) => setTimeout(resolve, 2));
		appendFileSync(deliveries, `${reference}\n`);
		return { kind: 'done', result: {} };
	},
});
worker.start();
for (let n = Number(first); n < Number(first) + Number(count); n++) {
	const put = await outbox.put({
		id: `${n}`,
		reference: `R-${n}`,
		payload: { name: `canary-${n}` },
	});
	if (put.stored) process.stdout.write(`${put.reference}\n`);
	await new Promise((resolve) => setTimeout(resolve, 1));
}
setInterval(() => {}, 1000);
