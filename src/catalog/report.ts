import type { Problem } from '../crm/decode.ts';

/** What a pull left out or could not read. Names CRM ids and fields, never a value: it may be private. */
export interface Report {
	/** Records and fields that did not have the form they should have. */
	readonly problems: readonly Problem[];
	/** Whole records that are not public, by reason. */
	readonly withheld: readonly Withheld[];
	/** Single fields that are not public, and parts of the CRM that could not be read; a sentence each. */
	readonly notes: readonly string[];
}

export interface Withheld {
	/** Completes "not published: …". */
	readonly reason: string;
	readonly ids: readonly number[];
}

/** The report as short lines, most important first. */
export function reportLines({ problems, withheld, notes }: Report): string[] {
	return [
		...withheld.map(({ reason, ids }) => {
			const shown = ids.slice(0, 10).join(', ');
			const more = ids.length > 10 ? ` and ${ids.length - 10} more` : '';
			const count = ids.length === 1 ? '1 unit' : `${ids.length} units`;
			return `${count} not published, ${reason}: ${shown}${more}.`;
		}),
		...problems.map(({ message }) => message),
		...notes,
	];
}

/** A report that is being written. */
export interface Findings {
	readonly report: Report;
	/** Adds a sentence about one record, such as `unit 42`. */
	note(record: string, sentence: string): void;
	problems(found: readonly Problem[]): void;
	withhold(id: number, reason: string): void;
}

/** Begins a report with what is known before the first record is looked at. */
export function createFindings(start: Pick<Report, 'problems' | 'notes'>): Findings {
	const problems = [...start.problems];
	const notes = new Set(start.notes);
	const reasons = new Map<string, number[]>();
	return {
		get report() {
			const withheld = [...reasons].map(([reason, ids]) => ({ reason, ids }));
			return { problems, withheld, notes: [...notes] };
		},
		note: (record, sentence) => {
			notes.add(`${record}: ${sentence}.`);
		},
		problems: (found) => {
			problems.push(...found);
		},
		withhold: (id, reason) => {
			const ids = reasons.get(reason) ?? [];
			ids.push(id);
			reasons.set(reason, ids);
		},
	};
}
