import type { Locale } from './locale.ts';

type Named = Readonly<Record<string, string>>;

/** A home in the words of its page in one language. */
export interface SpokenHome {
	readonly url: string;
	readonly title: string;
	readonly costs: Named;
	readonly facts: Named;
	readonly features: readonly string[];
	/** Plain text, each in the language it was written in. */
	readonly texts: readonly {
		readonly name: string;
		readonly language: Locale;
		readonly text: string;
	}[];
	readonly viewings: readonly {
		readonly when: string;
		/** ISO 8601. */
		readonly start: string;
		readonly until: string;
		/** Address of a file for calendars. */
		readonly calendar: string;
		readonly mustBook: boolean;
		readonly isFull: boolean;
	}[];
	/** Times that can be booked with the form on its page. */
	readonly bookable: readonly {
		readonly id: string;
		readonly when: string;
		readonly until: string;
	}[];
	/** Whom to ask. */
	readonly contact: {
		readonly company: string;
		readonly name?: string | undefined;
		readonly phone?: string | undefined;
	};
}

/** What programs read of a home: what its page says, and nothing else. */
export interface HomeFile {
	readonly id: number;
	/** Day of its last change in the CRM, ISO 8601. */
	readonly updated?: string | undefined;
	/** Addresses. */
	readonly pictures: readonly string[];
	/** Figures in the terms of schema.org. */
	readonly listing: Readonly<Record<string, unknown>>;
	readonly languages: Readonly<Partial<Record<Locale, SpokenHome>>>;
}
