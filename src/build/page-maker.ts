import { fingerprintOf } from '../render/fingerprint.ts';
import { startRenderer, type Renderer, type RendererOptions } from '../render/render.ts';

/** What makes the pages of a build: Astro in a process of its own, unless a caller brings another. */
export interface PageMaker {
	/** Names everything beside the catalogue that the pages are made by. */
	readonly fingerprint: typeof fingerprintOf;
	readonly start: (options: RendererOptions) => Renderer;
}

export const astro: PageMaker = {
	fingerprint: fingerprintOf,
	start: startRenderer,
};
