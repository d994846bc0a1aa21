/** Something that somebody has to look after, in one sentence with one place. */
export interface Finding {
	/** Whether a build of the live site is refused without it. */
	readonly isNeeded: boolean;
	readonly text: string;
}

export const needed = (text: string): Finding => ({ isNeeded: true, text });
export const advised = (text: string): Finding => ({ isNeeded: false, text });

/** What a check that throws one sentence says; nothing when it is content. */
export async function needsOf(check: () => unknown): Promise<Finding[]> {
	try {
		await check();
		return [];
	} catch (error) {
		return [needed(error instanceof Error ? error.message : String(error))];
	}
}
