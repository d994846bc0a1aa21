import type { TaskWrite } from '../crm/contract/task.ts';
import { CrmError } from '../crm/errors.ts';

/** What a task names that the CRM may have lost since: users leave, units are deleted, settings are mistyped. */
const fieldsOf = {
	broker: ['broker_id'],
	records: ['property_ids', 'project_ids'],
	settings: ['client_source_id', 'note_type_id'],
} as const;

/** One kind of reference to records of the CRM. */
export type Reference = keyof typeof fieldsOf;

const kinds = ['broker', 'records', 'settings'] as const satisfies readonly Reference[];

/** The kinds of references that a task has, in the order in which they are given up. */
export function referencesIn({ task }: TaskWrite): Reference[] {
	return kinds.filter((kind) => fieldsOf[kind].some((field) => task[field] !== undefined));
}

/** The task without these kinds of references. */
export function withoutReferences({ task }: TaskWrite, gone: readonly Reference[]): TaskWrite {
	const left = { ...task };
	for (const field of gone.flatMap((kind) => [...fieldsOf[kind]])) delete left[field];
	return { task: left };
}

/**
 * Sends a write, and as long as the CRM refuses it as invalid, once more with fewer references: of `[a, b]` it leaves
 * out nothing, then `a`, then `b`, then both.
 *
 * @throws CrmError of the last write
 */
export async function sendWithFewer<Name extends string, Answer>(
	names: readonly Name[],
	send: (omitted: readonly Name[]) => Promise<Answer>,
): Promise<Answer> {
	const last = 2 ** names.length - 1;
	for (let bits = 0; ; bits++) {
		try {
			return await send(names.filter((_name, n) => bits & (1 << n)));
		} catch (error) {
			if (bits === last || !(error instanceof CrmError) || !isInvalid(error)) throw error;
		}
	}
}

/** Whether the CRM has certainly not carried out a write because of what is in it: a record it names may be gone. */
export function isInvalid({ failure }: CrmError): boolean {
	switch (failure.reason) {
		case 'rejected':
		case 'notFound':
			return true;
		case 'refused':
			return failure.status === 400;
		default:
			return false;
	}
}
