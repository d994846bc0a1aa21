import type { Alert } from '../../src/alerts/alert.ts';

/** An alert as somebody asks for it. */
export const anAlert: Alert = {
	email: 'ada@example.com',
	locale: 'de',
	watched: { kind: 'search', deal: 'buy', query: '?ort=leipzig' },
	pace: 'now',
	shown: { text: 'Ja', version: '1' },
	askedAt: '2026-11-21T12:00:00.000Z',
};
