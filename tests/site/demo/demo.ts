import { afterAll, inject } from 'vitest';
import { readDemo } from '../../support/built-demo.ts';

/** The demo as it was built, read once for all that is asked of it. */
export const demo = readDemo(inject('demo'));
afterAll(demo.remove);
