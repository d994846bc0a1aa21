import type { Plugin } from 'vite';

/** A script that is one file, whatever it has in common with others. */
export interface OwnCopies {
	/** End of the path of its first module. */
	readonly of: string;
	/** Modules it takes from a file that its pages load anyhow. */
	readonly shared?: RegExp;
}

/**
 * Gives a script its own copies of modules that others use as well. A module of several would be a file by itself,
 * which the browser asks for only when it has read the first one: a round trip for a few hundred bytes.
 */
export function ownCopiesPlugin(scripts: readonly OwnCopies[]): Plugin {
	return {
		name: 'vitrine:own-copies',
		enforce: 'pre',
		apply: 'build',
		async resolveId(source, importer, options) {
			if (!importer || !copied.test(source)) return null;
			const [file = '', mark] = importer.split(suffix);
			const at =
				mark === undefined ? scripts.findIndex(({ of }) => file.endsWith(of)) : Number(mark);
			if (at < 0) return null;
			const found = await this.resolve(source, file, { ...options, skipSelf: true });
			if (!found || scripts[at]?.shared?.test(found.id)) return found;
			return { ...found, id: `${found.id}${suffix}${at}` };
		},
	};
}

const suffix = '?own=';
/** The site's own modules, no addresses of sheets (`?url`), and the one package that pages start with. */
const copied = /^(?:\.[^?]*$|lit-html(?:$|\/))/;
