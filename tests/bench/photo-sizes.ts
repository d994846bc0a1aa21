import { z } from 'zod';

/** Photos to be measured with. */
export const PhotoFiles = z.object({
	folder: z.string(),
	/** Files in it. */
	names: z.array(z.string()),
});

export const PhotoHost = z.object({ origin: z.string() });

/** What one run is asked for: the pipeline reads from a host, the floor from the disk. */
export const PhotoRun = PhotoFiles.extend({
	way: z.enum(['floor', 'pipeline']),
	origin: z.string(),
});

export const PhotoFigures = z.object({
	/** Milliseconds until all photos were done. */
	wall: z.number(),
	/** Seconds of all threads of the process. */
	cpu: z.number(),
	/** Most bytes of memory the process held. */
	memory: z.number(),
	/** Bytes of the AVIF files, and of the JPEG files. */
	avif: z.number(),
	jpeg: z.number(),
});
export type PhotoFigures = z.infer<typeof PhotoFigures>;
