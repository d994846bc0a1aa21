import type { UnitDraft } from './draft.ts';

/**
 * Everything that is written in a unit, whatever field it stands in, so that a new field cannot be forgotten. The
 * broker is left out, who has an address of their own.
 */
export function draftTexts({ broker: _broker, photos, ...draft }: UnitDraft): string[] {
	// Addresses of photos are never published: files are named by what they hold.
	const captions = photos.map(({ caption }) => caption);
	return stringsIn([draft, captions]).map((text) =>
		/^https?:/i.test(text) ? wordsOfLink(text) : text,
	);
}

function stringsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** "https://tour.example/Geheimweg-5" says "Geheimweg 5". */
function wordsOfLink(url: string): string {
	return url.replaceAll(/%20|[-_+/?=&]/g, ' ');
}
