import type { EndpointCall } from './endpoint-call.ts';
import type { CrmFailure } from './failure.ts';
import { describeFailure } from './failure-words.ts';

/**
 * A call to the CRM that did not succeed. The message is one sentence with method, path, status and what to
 * do. It deliberately has no `cause` and keeps neither request nor response, because those hold the key and
 * personal data. For calls that touch contacts, tasks or other private records it names fields, never texts.
 */
export class CrmError extends Error {
	override readonly name = 'CrmError';
	readonly failure: CrmFailure;
	readonly method: EndpointCall['method'];
	/** As in the table of endpoints, with numeric ids filled in and without the query. */
	readonly path: string;

	constructor(call: Pick<EndpointCall, 'method' | 'path'>, failure: CrmFailure) {
		super(`${call.method} ${call.path} ${describeFailure(failure, call.path)}`);
		this.failure = failure;
		this.method = call.method;
		this.path = call.path;
	}

	/** Whether the same call may succeed later although nothing changes on our side. */
	get isTemporary(): boolean {
		const { failure } = this;
		switch (failure.reason) {
			case 'throttled':
			case 'timedOut':
			case 'unstable':
				return true;
			case 'unreachable':
				return !isCertificateTrouble(failure.code);
			case 'refused':
				return failure.status >= 500 || failure.status === 408;
			case 'unauthorised':
			case 'notFound':
			case 'rejected':
			case 'redirected':
			case 'notJson':
			case 'malformed':
			case 'tooLarge':
			case 'unsendable':
			case 'endless':
			case 'immense':
				return false;
		}
	}

	/** The status with which the CRM gives this API key no such list; nothing of any other failure. */
	get deniedBy(): number | undefined {
		const { failure } = this;
		if (failure.reason === 'unauthorised') return failure.status;
		return failure.reason === 'notFound' ? 404 : undefined;
	}

	/**
	 * What a failed write did. `refused`: the CRM has certainly not carried it out, so it may be sent again.
	 * `unknown`: it may have taken effect (or may still do so), so look it up before sending it again.
	 */
	get outcome(): 'refused' | 'unknown' {
		const { failure } = this;
		switch (failure.reason) {
			case 'unauthorised':
			case 'notFound':
			case 'rejected':
			case 'throttled':
			case 'unsendable':
				return 'refused';
			case 'refused':
				return failure.status === 400 ? 'refused' : 'unknown';
			case 'unreachable':
			case 'timedOut':
				return failure.sent ? 'unknown' : 'refused';
			case 'redirected':
			case 'notJson':
			case 'malformed':
			case 'tooLarge':
			case 'unstable':
			case 'endless':
			case 'immense':
				return 'unknown';
		}
	}

	/** Milliseconds the CRM asked to wait, when it did. */
	get retryAfter(): number | undefined {
		return 'retryAfter' in this.failure ? this.failure.retryAfter : undefined;
	}
}

function isCertificateTrouble(code: string): boolean {
	return /CERT|SSL|TLS|SIGNATURE/.test(code);
}
