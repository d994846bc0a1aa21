import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Loaded before a command, so that Node keeps what it has compiled of it: a third of a second for each run.
enableCompileCache(join(import.meta.dirname, '../../.astro/compiled-commands'));
