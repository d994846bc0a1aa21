/** The level a plan shows, where its caption names it after a word for plan: `Grundriss: Erdgeschoss`. */
export function planName(caption: string | undefined): string | undefined {
	const name = caption?.replace(/^\s*(?:grundri(?:ss|ß)|floor ?plan|plano|planta)\s*[:–-]\s*/i, '');
	if (!name) return undefined;
	return name.charAt(0).toUpperCase() + name.slice(1);
}
