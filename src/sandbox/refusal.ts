/** A request the service does not fulfil, in the words it answers with. */
export class Refusal extends Error {
	readonly status: 401 | 404 | 413 | 422;
	readonly errors: readonly string[];

	constructor(status: Refusal['status'], ...errors: readonly string[]) {
		super(errors.join(' '));
		this.name = 'Refusal';
		this.status = status;
		this.errors = errors;
	}
}

/** @param kind as the service names the record: Property, Project, Client, Task or Activity */
export function notFound(kind: string, id: string | number): Refusal {
	return new Refusal(404, `${kind} mit der id=${id} konnte nicht gefunden werden.`);
}
