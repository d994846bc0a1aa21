import { join } from 'node:path';
import { rollBack } from '../../src/build/rollback.ts';
import type { Alarm } from '../../src/outbox/alarm.ts';
import { acceptedIn, type Builder } from './builder.ts';
import type { Draw } from './draw.ts';
import type { Editors } from './editors.ts';
import type { Hooks } from './hooks.ts';
import { minute, type Parts } from './parts.ts';

/** Who looks after the site, reads what builds and alarms say, and does what they ask for. */
export interface Person {
	/** Makes the release before the live one live again, where that is possible. */
	rollBack(): void;
	/** A build has said why it publishes nothing. */
	tell(reason: string): void;
	/** @returns whether the alarm has arrived */
	alarm(alarm: Alarm): boolean;
	/** References of inquiries that somebody knows of because they could not be delivered. */
	readonly knows: ReadonlySet<string>;
	/** Looks every few minutes from now on, and every alarm arrives. */
	end(): void;
}

export function employPerson({
	time,
	draw,
	journal,
	editors,
	builder,
	hooks,
	watch,
	environment,
	clock,
}: Parts & {
	readonly hooks: Hooks;
	readonly draw: Draw;
	readonly editors: Editors;
	readonly builder: () => Builder;
}): Person {
	const knows = new Set<string>();
	let isCalm = false;
	let isAsked = false;
	const lost = draw.pick([0, 0.3]);

	async function look(reason: string): Promise<void> {
		isAsked = false;
		await editors.mend();
		const accepted = acceptedIn(reason);
		if (!accepted) return;
		journal.note(time.now(), `person: accepts ${JSON.stringify(accepted)}`);
		time.later('build', 0, () =>
			builder()
				.build(accepted)
				.catch(() => {}),
		);
	}

	return {
		knows,
		rollBack() {
			const { places } = environment;
			try {
				rollBack({ ...places, media: join(places.media, 'files') }, { now: new Date(clock()) });
				journal.note(time.now(), 'person: rolls back');
				hooks.forget();
				watch.rolledBack();
			} catch (error) {
				journal.note(time.now(), `person: cannot roll back: ${String(error).slice(0, 60)}`);
			}
		},
		tell(reason) {
			const isForPeople = /--accept-|--again|src\/company\/config\.ts/.test(reason);
			if (!isForPeople || isAsked) return;
			isAsked = true;
			time.later('world', draw.between(1, isCalm ? 5 : 600) * minute, () => look(reason));
		},
		alarm(alarm) {
			journal.note(time.now(), `alarm: ${alarm.alarm}`);
			if (!isCalm && draw.chance(lost)) return false;
			if ('reference' in alarm) knows.add(alarm.reference);
			return true;
		},
		end() {
			isCalm = true;
		},
	};
}
