import { catalogueHeader } from '../catalog/header.ts';
import { openManifest, type Manifest } from './manifest.ts';
import { liveName } from './release-folder.ts';

export interface LivePlaces {
	readonly catalogue: string;
	readonly manifest: string;
	readonly current: string;
}

/** What the site that is live can tell of itself. */
export type LiveState =
	| { readonly known: true; readonly manifest: Manifest }
	/** `why` completes "every page is rendered, because …". */
	| { readonly known: false; readonly why: string };

/**
 * Whether it is known what the live release was made from: by this very program, from the catalogue that
 * lies beside it. Everything else is as good as nothing, and is made again.
 */
export function liveState(
	{ catalogue, manifest: path, current }: LivePlaces,
	fingerprint: string,
): LiveState {
	const release = liveName({ current });
	if (release === undefined) return unknown('no site is live yet');
	const live = catalogueHeader(catalogue);
	if (!live) return unknown('the catalogue of the live site is not there');
	const manifest = openManifest(path);
	if (!manifest) return unknown('it is not known what the live site was made from');
	const { header } = manifest;
	const why =
		header.fingerprint !== fingerprint
			? 'the program, its settings or its texts have changed'
			: header.release !== release || header.checksum !== live.checksum
				? 'what is known of its making is not about the live site'
				: undefined;
	if (why === undefined) return { known: true, manifest };
	manifest.close();
	return unknown(why);
}

function unknown(why: string): LiveState {
	return { known: false, why };
}
