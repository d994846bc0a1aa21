import { dev } from 'astro';
import { projectRoot, readEnvironment } from '../../wiring.ts';

// Runs in a process of its own, which `npm run dev` starts anew when what pages are made with has changed.
process.once('disconnect', () => process.exit(1));
await dev({ root: projectRoot, server: { port: readEnvironment().port } });
