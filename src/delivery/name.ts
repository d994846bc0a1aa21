/** Family name from the last word on, or from the particles before it: "Ada von der Heide". */
export function splitName(name: string): { first_name?: string; last_name: string } {
	const words = name.split(' ');
	let start = words.length - 1;
	while (start > 1 && /^\p{Ll}/u.test(words[start - 1] ?? '')) start--;
	const last_name = words.slice(start).join(' ');
	return start > 0 ? { first_name: words.slice(0, start).join(' '), last_name } : { last_name };
}
