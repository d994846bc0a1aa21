import { once } from 'node:events';
import { report } from '../../src/render/worker-messages.ts';

// Makes one page, and dies at the next.
await once(process, 'message');
// As a package may, whose words are nobody's.
process.send?.('ready');
await report({ at: '/de/' });
const file = { path: '/de/', name: 'a', size: 1, leads: [], problems: [] };
await report({ file });
await report({ at: '/de/kontakt/' });
// Or ends without a word.
if (process.argv[2] === 'exit') process.exit(0);
process.kill(process.pid, 'SIGKILL');
