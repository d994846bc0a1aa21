import type { EndpointCall } from './call.ts';

/** Everything that can go wrong between us and the CRM. */
export type CrmFailure =
	| { reason: 'unauthorised'; status: 401 | 403; said: string | undefined }
	| { reason: 'notFound'; said: string | undefined }
	| { reason: 'rejected'; fields: readonly string[]; said: string | undefined }
	| { reason: 'throttled'; retryAfter: number | undefined }
	| { reason: 'refused'; status: number; retryAfter: number | undefined; said: string | undefined }
	| { reason: 'redirected'; status: number; to: string | undefined }
	| { reason: 'notJson'; status: number; contentType: string | undefined }
	| { reason: 'malformed'; field: string; expected: string; got: string }
	| { reason: 'tooLarge'; limit: number }
	| { reason: 'unreachable'; code: string; sent: boolean }
	| { reason: 'timedOut'; phase: 'connect' | 'answer'; sent: boolean }
	| { reason: 'unsendable'; field: string; expected: string }
	| { reason: 'unstable'; passes: number; listed: number; counted: number | undefined }
	| { reason: 'endless'; page: number; repeats: number | undefined };

/**
 * A call to the CRM that did not succeed. The message is one sentence with method, path, status and what to
 * do. It deliberately has no `cause` and keeps neither request nor answer, because those hold the key and
 * personal data. For calls that touch contacts, tasks or other private records it names fields, never texts.
 */
export class CrmError extends Error {
	override readonly name = 'CrmError';
	readonly failure: CrmFailure;
	readonly method: EndpointCall['method'];
	/** As in the table of endpoints, with numeric ids filled in and without the query. */
	readonly path: string;

	constructor(call: Pick<EndpointCall, 'method' | 'path'>, failure: CrmFailure) {
		super(`${call.method} ${call.path} ${describe(failure)}`);
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
				return false;
		}
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
				return 'unknown';
		}
	}

	/** Milliseconds the CRM asked to wait, when it did. */
	get retryAfter(): number | undefined {
		return 'retryAfter' in this.failure ? this.failure.retryAfter : undefined;
	}
}

function describe(failure: CrmFailure): string {
	switch (failure.reason) {
		case 'unauthorised':
			return (
				`answered ${failure.status}${quote(failure.said)}: either the API key is wrong, or it lacks the right to make this call; ` +
				'check both in the API key administration of the CRM (a site needs to read units, projects and unit statuses, ' +
				'inquiries need to read and write contacts, tasks and activities).'
			);
		case 'notFound':
			return (
				`answered 404${quote(failure.said)}: the record does not exist, ` +
				'or the base URL is wrong (it ends in the version, such as /v1).'
			);
		case 'rejected':
			return (
				`answered 422${quote(failure.said)}: the CRM does not accept ` +
				(failure.fields.length > 0 ? `the field ${failure.fields.join(', ')}` : 'what was sent') +
				'; correct it before sending it again.'
			);
		case 'throttled':
			return 'answered 429: the CRM gets too many requests with this API key; try again later.';
		case 'refused':
			return (
				`answered ${failure.status}${quote(failure.said)}: ` +
				(failure.status >= 500
					? 'the CRM has a fault; try again later.'
					: 'the CRM refuses this request; check the base URL and what is sent.')
			);
		case 'redirected':
			return (
				`answered ${failure.status}, a redirect${failure.to === undefined ? '' : ` to ${failure.to}`}, instead of data: ` +
				'check the base URL (it names the API, not the web application, and ends in the version, such as /v1).'
			);
		case 'notJson':
			return (
				`answered ${failure.status} with ${failure.contentType ?? 'something'} that is not JSON: ` +
				'check the base URL (it names the API, not the web application), and whether the CRM is under maintenance.'
			);
		case 'malformed':
			return (
				`answered something unexpected: ${failure.field} should be ${failure.expected} but is ${failure.got}; ` +
				'the base URL names another service, or the CRM has changed its answers.'
			);
		case 'tooLarge':
			return `answered more than ${failure.limit} bytes, which is refused; check that the base URL names the CRM.`;
		case 'unreachable':
			return (
				`failed (${failure.code}): ` +
				(failure.sent
					? 'the connection to the CRM broke before the answer was complete; try again later.'
					: 'no connection to the CRM; check the base URL, the network and whether the CRM is up.')
			);
		case 'timedOut':
			return failure.phase === 'connect'
				? 'timed out: the CRM did not accept the connection; check the base URL and the network.'
				: 'timed out: the CRM did not answer completely in time; try again later.';
		case 'unsendable':
			return `was not sent: ${failure.field} should be ${failure.expected}; correct it before sending it again.`;
		case 'unstable':
			return (
				`did not give a complete list in ${failure.passes} passes (` +
				(failure.counted === undefined
					? `the last one listed ${failure.listed} records, and no two agree`
					: `${failure.listed} records were listed, the CRM counts ${failure.counted}`) +
				'): somebody is probably changing many records; try again in a few minutes.'
			);
		case 'endless':
			return failure.repeats === undefined
				? `still brought new records on page ${failure.page}, which no account has; check that the base URL names the CRM.`
				: `sent page ${failure.repeats} again when asked for page ${failure.page}: the CRM ignores paging, so the list cannot be read completely.`;
	}
}

function quote(said: string | undefined): string {
	return said === undefined ? '' : ` ("${said}")`;
}

function isCertificateTrouble(code: string): boolean {
	return /CERT|SSL|TLS|SIGNATURE/.test(code);
}
