/** Two letters that stand for a person without a portrait: "MR" for "Dr. Marta von der Rey". */
export function monogram(name: string): string {
	const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'));
	const initials = words.map((word) =>
		word.slice(0, String.fromCodePoint(word.codePointAt(0) ?? 0).length),
	);
	return [initials[0], initials.length > 1 ? initials.at(-1) : ''].join('');
}
