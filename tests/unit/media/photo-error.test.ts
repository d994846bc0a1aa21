import { expect, test } from 'vitest';
import { PhotoError, type PhotoFailure } from '../../../src/media/photo-error.ts';

const size = { width: 1, height: 1 };
const isTemporary = (failure: PhotoFailure) => new PhotoError(failure).isTemporary;

test.each<PhotoFailure>([
	{ reason: 'unreachable', detail: 'ECONNRESET' },
	{ reason: 'too slow', seconds: 15 },
	{ reason: 'host is down' },
	...[408, 425, 429, 500, 502, 503, 504, 520, 599].map((status) => ({
		reason: 'refused' as const,
		status,
	})),
])('an outage of its host is what keeps a photo away: %o', (failure) => {
	expect(isTemporary(failure)).toBe(true);
});

test.each<PhotoFailure>([
	...[304, 400, 401, 403, 404, 406, 410, 415, 451].map((status) => ({
		reason: 'refused' as const,
		status,
	})),
	{ reason: 'bad address' },
	{ reason: 'host not allowed' },
	{ reason: 'private address' },
	{ reason: 'too many redirects' },
	{ reason: 'too large', megabytes: 25 },
	{ reason: 'too many pixels', ...size },
	{ reason: 'too few pixels', ...size },
	{ reason: 'too long', ...size },
	{ reason: 'not an image' },
	{ reason: 'broken', detail: 'no end' },
])('its source is what makes a photo useless: %o', (failure) => {
	expect(isTemporary(failure)).toBe(false);
});
