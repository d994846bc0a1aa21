import { setImmediate } from 'node:timers/promises';

/** Whoever acts in the simulation. While one of them waits for an answer, the others act. */
export type Actor = 'build' | 'delivery' | 'world';

/** Time that passes only when somebody waits. One thing happens at a time, in an order that a seed repeats. */
export interface Time {
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Lets somebody act after so many milliseconds. @returns what calls it off. */
	later(actor: Actor, ms: number, act: () => unknown): () => void;
	/** Lets time pass for an actor who waits; meanwhile everybody else does what is due. */
	pass(actor: Actor, ms: number): Promise<void>;
	/** Resolves when an actor waits for nothing any more, such as the calls of a process that has ended. */
	settled(actor: Actor): Promise<void>;
	/** Does all that is due until then. */
	run(until: number): Promise<void>;
}

interface Due {
	readonly at: number;
	readonly order: number;
	readonly actor: Actor;
	readonly act: () => unknown;
}

/** Begins to count at a moment, in milliseconds since 1970. */
export function createTime(start: number): Time {
	let now = start;
	let order = 0;
	const waiting = new Set<Due>();
	/** Who is in the middle of something. */
	const busy = new Set<Actor>();
	/** Calls of one actor at once wait one after the other. */
	const lines = new Map<Actor, Promise<void>>();

	function next(until: number): Due | undefined {
		let first: Due | undefined;
		for (const due of waiting) {
			if (due.at > until || busy.has(due.actor)) continue;
			// Else whoever waits for an answer would wait until a whole build has ended.
			if (due.actor === 'build' && busy.size > 0) continue;
			if (!first || due.at < first.at || (due.at === first.at && due.order < first.order)) {
				first = due;
			}
		}
		return first;
	}

	async function run(until: number): Promise<void> {
		for (let due = next(until); due; due = next(until)) {
			waiting.delete(due);
			now = Math.max(now, due.at);
			busy.add(due.actor);
			try {
				await due.act();
				// What nobody waits for, such as the next try that a failed build arms, happens before time goes on.
				await setImmediate();
			} finally {
				busy.delete(due.actor);
			}
		}
		now = Math.max(now, until);
	}

	return {
		now: () => now,
		later(actor, ms, act) {
			const due = { at: now + Math.max(0, ms), order: order++, actor, act };
			waiting.add(due);
			return () => void waiting.delete(due);
		},
		pass(actor, ms) {
			const before = lines.get(actor) ?? Promise.resolve();
			const passed = before.then(() => run(now + ms));
			lines.set(
				actor,
				passed.catch(() => {}),
			);
			return passed;
		},
		async settled(actor) {
			for (let line = lines.get(actor); line; line = lines.get(actor)) {
				await line;
				if (lines.get(actor) === line) lines.delete(actor);
			}
		},
		run,
	};
}
