import { dev } from 'astro';
import { projectRoot, readEnvironment } from '../../wiring.ts';

// Runs in a process of its own, which `npm run dev` restarts when settings or the list of texts have changed.
process.once('disconnect', () => process.exit(1));
await dev({ root: projectRoot, server: { port: readEnvironment().port } });
