import sharp from 'sharp';

// The bytes of an AVIF depend on the number of threads, and file names promise the bytes.
sharp.concurrency(1);
sharp.cache(false);
// Only the decoders that photographs need: the others are where the holes were found.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

/** sharp as all of `media` uses it: one thread a picture, three decoders. */
export { sharp };
