import type { Token } from './tokens.ts';

/** Pieces of a phrase as they were typed; those that stand beside each other as one. */
export function piecesOf(phrase: string, pieces: readonly (readonly Token[])[]): string[] {
	const spans = pieces
		.map((tokens) => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }))
		.toSorted((a, b) => a.start - b.start);
	const joined: { readonly start: number; end: number }[] = [];
	for (const span of spans) {
		const last = joined.at(-1);
		if (last && phrase.slice(last.end, span.start).trim() === '') last.end = span.end;
		else joined.push({ ...span });
	}
	return joined.map(({ start, end }) => phrase.slice(start, end));
}
