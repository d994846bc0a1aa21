import type { BrokerDraft, ProjectDraft, UnitDraft } from '../draft.ts';
import { readingsOf } from './comparable.ts';

/**
 * Everything that is written in a unit or project, whatever field it stands in, so that a new field cannot be forgotten.
 * The broker is left out, who is a record of their own.
 */
export function draftTexts({
	broker: _broker,
	photos,
	...draft
}: UnitDraft | ProjectDraft): string[] {
	// Addresses of photos are never published: files are named by what they hold.
	return textsIn([draft, photos.map(({ caption }) => caption)]);
}

/** The same of a person, the name of their team included. */
export function brokerTexts({ portraitPhoto: _photo, logo, ...broker }: BrokerDraft): string[] {
	return textsIn([broker, logo?.team]);
}

/** All strings of a record as its reader sees them. */
export function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [asRead(value)];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Without the tags that may part its words; the addresses of its links stand at the end. */
function asRead(text: string): string {
	if (/^https?:/i.test(text)) return wordsOfLink(text);
	if (!text.includes('<')) return text;
	const links = Array.from(text.matchAll(/<a href="([^"]*)/g), ([, href = '']) =>
		wordsOfLink(href),
	);
	const words = text
		.replaceAll(/<\/?(?:a|b|strong|em|i|sub|sup)(?:\s[^>]*)?>/g, '')
		.replaceAll(/<[^>]*>/g, '\n');
	return [words, ...links].join('\n');
}

/** "https://tour.example/Geheimweg-5" says "Geheimweg 5". */
function wordsOfLink(url: string): string {
	return (readingsOf(url)[0]?.text ?? url).replaceAll(/[-_+/?=&]/g, ' ');
}
