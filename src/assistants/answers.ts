import { dayOf, isOver } from '../domain/day.ts';
import type { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import { homeFilePath } from '../i18n/paths.ts';
import { findHomes, type FoundHomes, type SearchFiles } from '../search/find-homes.ts';
import type { HomeFile } from '../view/feeds/home-file.ts';
import type { SearchCard } from '../view/unit/card-file.ts';
import { mostHomes, note, readInput, wishIn, type Input, type ToolName } from './tools.ts';

/** Where answers come from: the public files of a site. @throws each, when a file cannot be had */
export interface AnswerSource {
	readonly search: SearchFiles;
	/** The cards of homes, by their ids; one that is not on the site has none. */
	readonly homes: (
		ids: readonly number[],
		locale: Locale,
	) => Promise<ReadonlyMap<number, SearchCard>>;
	/** The text of a file of the site by its path; nothing where there is none. */
	readonly text: (path: string) => Promise<string | undefined>;
	/** What was asked for, in words. */
	readonly conditions?: (
		found: Extract<FoundHomes, { readonly cities?: undefined }>,
		locale: Locale,
	) => readonly string[];
	readonly site: Pick<Site, 'name' | 'locales' | 'defaultLocale'>;
	readonly origin: () => string;
	/** When the CRM was last read for it, in milliseconds since 1970; nothing where nobody knows. */
	readonly readAt?: () => number | undefined;
}

/** An answer, or one sentence that says why there is none. */
export type Answer = Readonly<Record<string, unknown>> | string;

/**
 * What the tools of assistants answer, on a server and in a page.
 * @throws each, when a file cannot be had
 */
export function createAnswers({
	search,
	homes,
	text,
	conditions,
	site,
	origin,
	readAt,
}: AnswerSource): Readonly<Record<ToolName, (given: unknown) => Promise<Answer>>> {
	const spoken = (language: Locale | undefined) =>
		site.locales.find((locale) => locale === language) ?? site.defaultLocale;
	const source = () => {
		const at = readAt?.();
		return { company: site.name, asOf: at === undefined ? undefined : dayOf(at), note };
	};

	/** A home in a language. */
	async function home(id: number, language: Locale | undefined) {
		const read = await text(homeFilePath(id));
		const file: HomeFile | undefined = read === undefined ? undefined : JSON.parse(read);
		const own = file?.languages[spoken(language)];
		return file && own && { file, own };
	}

	return {
		search_homes: taking('search_homes', async ({ phrase, deal, from, language }) => {
			const locale = spoken(language);
			const found = await findHomes(phrase, { deal, locale, files: search });
			if (found.cities)
				return {
					...source(),
					ask: 'This site knows many cities: name one of them in the phrase.',
					cities: found.cities.slice(0, 50),
				};
			const ids = found.ids.slice(from, from + mostHomes);
			const cards = await homes(ids, locale);
			return {
				...source(),
				deal: found.deal,
				total: found.ids.length,
				conditions: conditions?.(found, locale),
				notUnderstood: found.unknown,
				list: origin() + found.list,
				homes: ids.flatMap((id) => {
					const card = cards.get(id);
					if (!card) return [];
					const { href, title, place, price, priceNote, facts, tag } = card;
					const viewing = isOver(card.viewingUntil) ? undefined : card.viewing;
					return { id, url: origin() + href, title, place, price, priceNote, facts, tag, viewing };
				}),
			};
		}),

		get_home: taking('get_home', async ({ id, language }) => {
			const found = await home(id, language);
			if (!found) return missing(id);
			const { file, own } = found;
			const { languages: _, ...all } = file;
			const [viewings, bookable] = [stillToCome(own.viewings), stillToCome(own.bookable)];
			return { ...source(), ...all, ...own, viewings, bookable };
		}),

		viewing_times: taking('viewing_times', async ({ id, language }) => {
			const found = await home(id, language);
			if (!found) return missing(id);
			const { url, title, viewings, bookable } = found.own;
			return {
				...source(),
				id,
				url,
				title,
				viewings: stillToCome(viewings),
				bookable: stillToCome(bookable),
			};
		}),

		prefill_inquiry: taking('prefill_inquiry', async ({ id, message, viewing, language }) => {
			const found = await home(id, language);
			if (!found) return missing(id);
			const { url, title, bookable } = found.own;
			const times = stillToCome(bookable);
			if (viewing !== undefined && !times.some((time) => time.id === viewing))
				return `The home ${id} cannot be booked at the time "${viewing}": ask viewing_times which can.`;
			return {
				...source(),
				id,
				title,
				url: url + wishIn({ message, viewing }),
				next: 'Nothing was sent. A person opens this address, adds name and e-mail address or telephone number, and sends the form.',
			};
		}),
	};
}

function missing(id: number): string {
	return `There is no home ${id} on offer on this site.`;
}

function stillToCome<Time extends { readonly until: string }>(times: readonly Time[]): Time[] {
	return times.filter(({ until }) => !isOver(until));
}

/** Reads what is given to a tool before it works on it. */
function taking(
	name: ToolName,
	work: (input: Input) => Promise<Answer>,
): (given: unknown) => Promise<Answer> {
	return async (given) => {
		const input = readInput(name, given);
		return typeof input === 'string' ? input : await work(input);
	};
}
