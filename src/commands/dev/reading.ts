import { z } from 'zod';

/**
 * Readings of `npm run dev`. `settings` checks them and reads data only where no catalogue fits them, so that pages are
 * shown at once; photos follow in two readings, so that the first of them are soon seen.
 */
export const DevReading = z.enum(['settings', 'some photos', 'all photos']);
export type DevReading = z.infer<typeof DevReading>;

/** Exit code of a reading after which photos are still to be made. */
export const photosFollow = 3;
