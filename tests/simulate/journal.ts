import { createHash } from 'node:crypto';

/** What happened, in order. Names that chance makes anew each time, such as those of releases, do not stand in it. */
export interface Journal {
	note(at: number, what: string): void;
	violate(at: number, what: string): void;
	readonly lines: readonly string[];
	/** What must never be and was. */
	readonly violations: readonly string[];
	/** The same for two runs in which the same happened. */
	digest(): string;
}

export function openJournal(): Journal {
	const lines: string[] = [];
	const violations: string[] = [];
	const note = (at: number, what: string) => {
		lines.push(`${new Date(at).toISOString()} ${what}`);
	};
	return {
		note,
		violate(at, what) {
			if (violations.includes(what)) return;
			note(at, `VIOLATION ${what}`);
			violations.push(what);
		},
		lines,
		violations,
		digest: () => createHash('sha256').update(lines.join('\n')).digest('hex'),
	};
}
