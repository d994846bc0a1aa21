import { z } from 'zod';

const Share = z.number().min(0).max(1);

/** A share of the published units, or so many of them, whichever is less; what `floor` does is for each limit to say. */
function atMost({ share }: { readonly share: number }) {
	return z
		.strictObject({
			share: Share.default(share),
			units: z.int().nonnegative().default(50),
			floor: z.int().nonnegative().default(10),
		})
		.prefault({});
}

/** The setting `guard`. */
export const Guard = z.strictObject({
	/** Units that one build may remove; sites with fewer than `floor` may lose any, and so many photos may fail anywhere. */
	removed: atMost({ share: 0.2 }),
	/** Share of the units still on offer that may lose their price, area, title, town or description, or all photos. */
	losing: Share.default(0.1),
	/** Share of the photos that may go off the site because their host is out of order. */
	failedImages: Share.default(0.05),
	/** Units whose address, and as many whose price, was hidden and may be told; `floor` of each on any site. */
	shown: atMost({ share: 0.1 }),
});
