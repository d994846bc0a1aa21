import type { Picture } from '../../src/domain/pictures/picture.ts';

/** A finished photo whose files are named so. */
export function shownPhoto(base: string, kind: Picture['kind'] = 'photo'): Picture {
	return {
		kind,
		width: 1600,
		height: 1067,
		colour: '#808080',
		files: [{ name: `${base}-960.${kind === 'floorPlan' ? 'webp' : 'avif'}`, width: 960 }],
		jpeg: { name: `${base}-960.jpg`, width: 960 },
	};
}
