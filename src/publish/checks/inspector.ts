import { collectReferences, type References } from './references.ts';
import type { Scanner } from './secrets.ts';

/** What the checks of later builds need to know of a file. */
export interface Facts {
	/** 48 bits of a hash of a page's title. */
	readonly title?: number | undefined;
	/** Marks of what it leads to, four bytes each. */
	readonly links?: Uint8Array | undefined;
}

/** Looks at each file of a release once, before it goes into the store. */
export interface Inspector {
	/** @throws when a secret stands in it. */
	inspect(path: string, bytes: Buffer): Facts;
	readonly references: References;
}

export function createInspector({
	origin,
	scanner,
}: {
	readonly origin: string;
	readonly scanner: Scanner;
}): Inspector {
	const references = collectReferences(origin);
	return {
		references,
		inspect(path, bytes) {
			const secret = scanner.find(bytes) ?? scanner.find(Buffer.from(path));
			if (secret !== undefined) throw leaked(path, secret);
			if (path.endsWith('/') || path.endsWith('.html') || path.endsWith('.css')) {
				return { links: references.note(path, bytes.toString('latin1')) };
			}
			return {};
		},
	};
}

function leaked(path: string, secret: string): Error {
	const what = path.endsWith('/') ? 'page' : 'file';
	return new Error(
		`The ${what} ${path} holds ${secret}; nothing was published. Take it out of the text or setting it stands in, and have the key replaced.`,
	);
}
