import type { CrmFailure } from './failure.ts';

/**
 * The rest of a sentence that begins with the call: what happened, and what to do. Quotes nothing but what the CRM
 * says of itself, and of its address the host alone.
 */
export function describeFailure(failure: CrmFailure, path: string): string {
	switch (failure.reason) {
		case 'unauthorised':
			return (
				`answered ${failure.status}${quote(failure.said)}: either the API key is wrong, or it lacks the right to make this call; ` +
				'check both in the API key administration of the CRM (a site needs to read units, projects and unit statuses, ' +
				'inquiries need to read and write contacts, tasks and activities).'
			);
		case 'notFound':
			return (
				`answered 404${quote(failure.said)}: ` +
				(/\/\d+(\/|$)/.test(path)
					? 'the record does not exist, or the base URL is wrong (CRM_BASE_URL ends in the version, such as /v1).'
					: 'CRM_BASE_URL is probably wrong: it names the API and ends in the version, such as /v1.')
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
				'the base URL names another service, or the CRM has changed its responses.'
			);
		case 'tooLarge':
			return `answered more than ${failure.limit} ${failure.of}, which no response of the CRM has; check that the base URL names the CRM.`;
		case 'unreachable':
			return (
				`failed (${failure.code}): ` +
				(isWithoutTls(failure.code)
					? `the server${at(failure.host)} does not speak TLS there; check https:// and the port in CRM_BASE_URL.`
					: failure.sent
						? 'the connection to the CRM broke before the response was complete; try again later.'
						: `no connection to the CRM${at(failure.host)}; check CRM_BASE_URL, the network and whether the CRM is up.`)
			);
		case 'timedOut':
			if (failure.phase === 'end') {
				return `timed out: the CRM${at(failure.host)} was still sending its response after ${failure.limit / 1000} seconds, which no response takes; try again later, and ask whoever runs the CRM when it stays so.`;
			}
			return failure.phase === 'connect'
				? `timed out: the CRM${at(failure.host)} did not accept the connection; check CRM_BASE_URL and the network.`
				: `timed out: the CRM${at(failure.host)} did not answer completely in time; try again later.`;
		case 'unsendable':
			return `was not sent: ${failure.field} should be ${failure.expected}; correct it before sending it again.`;
		case 'unstable':
			return describeUnrest(failure);
		case 'immense':
			return `counts ${failure.counted} records, which no account has; check that the base URL names the CRM.`;
		case 'endless':
			return failure.repeats === undefined
				? `still brought new records on page ${failure.page}, which no account has; check that the base URL names the CRM.`
				: `sent page ${failure.repeats} again when asked for page ${failure.page}: the CRM ignores paging, so the list cannot be read completely.`;
	}
}

function describeUnrest(failure: Extract<CrmFailure, { reason: 'unstable' }>): string {
	const { why, passes, listed, counted } = failure;
	const count = counted === undefined ? '' : `, and the CRM counts ${counted}`;
	switch (why) {
		case 'changes':
			return (
				`did not give a complete list in ${passes} passes (the last one listed ${listed} records${count || ', and no two agree'}): ` +
				'somebody is probably changing many records; try again in a few minutes.'
			);
		case 'grows':
			return (
				`brought more records in each of ${passes} passes (${listed} in the last one${count}): ` +
				'they are added faster than they can be read, or the list has no end; try again in a few minutes, and check that the base URL names the CRM.'
			);
		case 'miscounted':
			return (
				`listed the same ${listed} records again and again${count}: ` +
				'the list is cut short or the count is wrong; try again in a few minutes, and ask whoever runs the CRM when it stays so.'
			);
		case 'doubled':
			return (
				`listed some of ${listed} records twice, again and again${count}: ` +
				'its pages overlap, so others may be missing; try again in a few minutes, and ask whoever runs the CRM when it stays so.'
			);
	}
}

/** What OpenSSL makes of a response that is no TLS. */
function isWithoutTls(code: string): boolean {
	return /^(EPROTO|ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG)$/.test(code);
}

function at(host: string | undefined): string {
	return host === undefined ? '' : ` at ${host}`;
}

function quote(said: string | undefined): string {
	return said === undefined ? '' : ` ("${said}")`;
}
