/** Steps of each colour channel; `styles/components/tone.css` has a rule for each. */
const steps = 8;

/**
 * Classes that give a place the colour of the picture to come, such as `tone r5 g4 b3`. A page may
 * hold no inline styles, so a colour is said by the step of each channel.
 * @param colour `#rrggbb`
 */
export function toneClasses(colour: string): string {
	const [red, green, blue] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(colour.slice(at, at + 2), 16);
		return Math.floor((part * steps) / 256);
	});
	return `tone r${red} g${green} b${blue}`;
}
