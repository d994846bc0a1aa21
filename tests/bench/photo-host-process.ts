import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPhotoHost } from '../support/photo-host.ts';
import { answer, askedOf } from './own-process.ts';
import { PhotoFiles } from './photo-sizes.ts';

// The host runs in a process of its own, so that its work is not counted as the pipeline's.
const { folder, names } = askedOf(PhotoFiles);
const answers = names.map((name) => [`/${name}`, readFileSync(join(folder, name))] as const);
const { origin } = await startPhotoHost(Object.fromEntries(answers));
answer({ origin });
process.once('disconnect', () => process.exit());
