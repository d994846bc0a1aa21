/**
 * A process that is made to be killed: seals an outbox anew with the first of its keys.
 * Arguments: file or address of the outbox, and its keys as numbers.
 */
import { createCipher } from '../../src/outbox/cipher.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { openStore } from './rotate-store.ts';

const [address = '', ...keys] = process.argv.slice(2);
const cipher = createCipher(...keys.map((key) => new Uint8Array(32).fill(Number(key))));
const outbox = await createOutbox({ store: await openStore(address), cipher });
console.log('open');
const { sealed, unreadable } = await outbox.rotate();
console.log(`${sealed} ${unreadable.length}`);
await outbox.close();
