/** All ways in which a photo can fail. */
export type PhotoFailure =
	| { readonly reason: 'unreachable'; readonly detail: string }
	| { readonly reason: 'refused'; readonly status: number }
	| { readonly reason: 'too slow'; readonly seconds: number }
	| { readonly reason: 'host is down' }
	| { readonly reason: 'bad address' }
	| { readonly reason: 'host not allowed' }
	| { readonly reason: 'private address' }
	| { readonly reason: 'too many redirects' }
	| { readonly reason: 'too large'; readonly megabytes: number }
	| { readonly reason: 'too many pixels'; readonly width: number; readonly height: number }
	| { readonly reason: 'too few pixels'; readonly width: number; readonly height: number }
	| { readonly reason: 'too long'; readonly width: number; readonly height: number }
	| { readonly reason: 'not an image' }
	| { readonly reason: 'broken'; readonly detail: string };

/** A photo that could not be used. Its message completes "image 4711 …" and holds no address. */
export class PhotoError extends Error {
	readonly failure: PhotoFailure;

	constructor(failure: PhotoFailure) {
		super(sentence(failure));
		this.name = 'PhotoError';
		this.failure = failure;
	}

	/** Whether its host is out of order, so that the same request may succeed later; otherwise its source is at fault. */
	get isTemporary(): boolean {
		switch (this.failure.reason) {
			case 'unreachable':
			case 'too slow':
			case 'host is down':
				return true;
			case 'refused':
				return this.failure.status >= 500 || retriable.has(this.failure.status);
			default:
				return false;
		}
	}
}

/** Request Timeout, Too Early and Too Many Requests. */
const retriable: ReadonlySet<number> = new Set([408, 425, 429]);

function sentence(failure: PhotoFailure): string {
	switch (failure.reason) {
		case 'unreachable':
			return `could not be downloaded (${failure.detail}); build again later`;
		case 'refused':
			return `could not be downloaded (its host answered ${failure.status}); open it in the CRM and upload it again if it is missing`;
		case 'too slow':
			return `took longer than ${failure.seconds} s to download; build again later`;
		case 'host is down':
			return 'was not tried, because its host failed too often in this build; build again later';
		case 'bad address':
			return 'has no usable web address; upload it again in the CRM';
		case 'host not allowed':
			return 'lies on a host that the configuration does not allow; allow the host if it is yours';
		case 'private address':
			return 'lies on this machine or in a private network; such addresses are only read where VITRINE_TRUSTED_ORIGINS names their origin';
		case 'too many redirects':
			return 'was redirected too often; upload it again in the CRM';
		case 'too large':
			return `is larger than ${failure.megabytes} MB; upload a smaller file in the CRM`;
		case 'too many pixels':
			return `is ${failure.width} × ${failure.height} pixels, more than 50 million; upload a smaller one in the CRM`;
		case 'too few pixels':
			return `is only ${failure.width} × ${failure.height} pixels; upload a larger one in the CRM`;
		case 'too long':
			return `is ${failure.width} × ${failure.height} pixels, so long that nothing of it could be seen on a page; crop it and upload it again in the CRM`;
		case 'not an image':
			return 'is not a JPEG, PNG or WebP file; upload it again in one of these formats in the CRM';
		case 'broken':
			return `is damaged (${failure.detail}); upload it again in the CRM`;
	}
}
