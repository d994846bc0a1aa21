import { z } from 'zod';

/** Who stands behind a host that data of visitors reaches. */
export const Processor = z.strictObject({
	/** As it stands in an address, such as `www.example.com`. */
	host: z.string().regex(/^[a-z0-9.-]+$/, { error: 'it must be a host, such as www.example.com' }),
	company: z.string().min(1),
	/** Such as `Germany` or `EU (Frankfurt)`. */
	region: z.string().min(1),
});
