/**
 * The path that somebody meant who copied more than the address, or whose program writes it in capitals: in small
 * letters, without signs of the sentence around it, and with a slash at the end. `undefined` where that changes nothing.
 * @param path decoded, so that `%20` is a space
 */
export function tidiedPath(path: string): string | undefined {
	const tidied = `${path.toLowerCase().replace(signsAtEnd, '')}/`;
	return tidied === path || tidied === `${path}/` ? undefined : tidied;
}

/** Spaces, punctuation, brackets and quotation marks, behind the slash and before it. */
const signsAtEnd = /[\s\p{P}\p{S}\p{Cf}]+$/u;
