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
	| { reason: 'tooLarge'; limit: number; of: 'bytes' | 'values' | 'records' | 'levels of nesting' }
	| { reason: 'unreachable'; code: string; sent: boolean; host?: string }
	| { reason: 'timedOut'; phase: 'connect' | 'response'; sent: boolean; host?: string }
	/** The response has begun and comes to no end; `limit` is in milliseconds. */
	| { reason: 'timedOut'; phase: 'end'; limit: number; sent: true; host?: string }
	| { reason: 'unsendable'; field: string; expected: string }
	| {
			reason: 'unstable';
			why: Unrest;
			passes: number;
			listed: number;
			counted: number | undefined;
	  }
	| { reason: 'endless'; page: number; repeats: number | undefined }
	/** The list is longer than any account's by the CRM's own count. */
	| { reason: 'immense'; counted: number };

/**
 * Why no two readings of a list agree: what it lists changes, or only grows; or it stays the same, and the CRM counts
 * otherwise or lists a record twice.
 */
export type Unrest = 'changes' | 'grows' | 'miscounted' | 'doubled';
