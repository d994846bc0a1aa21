import { readFileSync } from 'node:fs';
import { randomFrom } from '../../../support/random.ts';

/** A description as an account sends it, of a unit that hides its address, its price, or both. */
export interface Description {
	/** Fields of the wire record beside those of `wireUnit`. */
	readonly unit: Readonly<Record<string, unknown>>;
	readonly text: string;
}

/** A description with one sentence that tells what is hidden. */
export interface Mention extends Description {
	/** The words in it that tell. */
	readonly told: string;
	/** What stands around that sentence and tells nothing. */
	readonly around: readonly string[];
}

const languages = ['de', 'en', 'es'] as const;
const countries = { de: 'DEU', en: 'GBR', es: 'ESP' };

/** Sentences by people who let and sell homes, each with the telling words in square brackets. */
export function mentions(): Mention[] {
	const chance = choosing(7);
	return languages.flatMap((language) => {
		const harmless = sections(`harmless-${language}`).find(({ head }) => head[0] === 'any');
		return sections(`mentions-${language}`).flatMap(({ head, lines }) =>
			lines.map((line) => {
				const around = chance.shuffle(harmless?.lines ?? []).slice(0, 4);
				const told = /\[(.+)\]/.exec(line)?.[1] ?? '';
				const sentence = line.replace(/\[(.+)\]/, '$1');
				const text = [...around.slice(0, 2), sentence, ...around.slice(2)].join(' ');
				return { unit: hiding(head), text, told, around };
			}),
		);
	});
}

/** The record of "street; number; postcode; city; district; country; what else is hidden". */
function hiding(head: readonly string[]): Description['unit'] {
	const [street = '', number = '', zip, city, district, country, extra = ''] = head;
	const [kind, first, second] = extra.split(' ');
	const isPrice = kind === 'price' || kind === 'rent';
	return {
		hide_address: !isPrice,
		street: kind === 'parcel' ? '' : street,
		house_number: number,
		zip_code: zip,
		city,
		sublocality_level_1: district,
		country,
		...(kind === 'point' && { lat: Number(first), lng: Number(second) }),
		...(isPrice && { price_on_inquiry: true, price: 0 }),
		...(kind === 'price' && { price: Number(first) }),
		...(kind === 'rent' && { marketing_type: 'RENT', base_rent: Number(first) }),
	};
}

/** Descriptions that tell nothing, of units in streets whose names are made of ordinary words. */
export function harmless(count: number): Description[] {
	const chance = choosing(11);
	const all = languages.flatMap((language) => {
		const [any, ...streets] = sections(`harmless-${language}`);
		return streets.map((street) => ({ ...street, any: any?.lines ?? [], language }));
	});
	return Array.from({ length: count }, () => {
		const { head, lines, any, language } = chance.pick(all);
		const [street, city, district] = head;
		const own = chance.shuffle(lines).slice(0, 2);
		const text = chance.shuffle([...own, ...chance.shuffle(any).slice(0, 4)]).join(' ');
		const isRent = chance.pick([true, false]);
		return {
			text,
			unit: {
				hide_address: true,
				street,
				house_number: chance.pick(['1', '2', '3', '5', '7', '12', '14', '18', '25', '45']),
				city,
				...(district !== undefined && { sublocality_level_1: district }),
				country: countries[language],
				price_on_inquiry: chance.pick([true, false]),
				marketing_type: isRent ? 'RENT' : 'BUY',
				...(isRent
					? { base_rent: chance.pick([850, 1000, 1250, 1950, 1998]), price: 0 }
					: { price: chance.pick([250_000, 389_000, 1_250_000, 2_021_000]) }),
			},
		};
	});
}

/** A heading with fields parted by semicolons, and the lines below it. */
function sections(name: string): { head: readonly string[]; lines: readonly string[] }[] {
	const text = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');
	return text
		.split(/^# /m)
		.slice(1)
		.map((section) => {
			const [head = '', ...lines] = section.split('\n').filter((line) => line.trim() !== '');
			return { head: head.split(';').map((field) => field.trim()), lines };
		});
}

/** Choices that a seed repeats. */
function choosing(seed: number) {
	const random = randomFrom(seed);
	const shuffle = <T>(things: readonly T[]): T[] =>
		things
			.map((thing) => ({ thing, at: random() }))
			.sort((a, b) => a.at - b.at)
			.map(({ thing }) => thing);
	const pick = <T>(things: readonly [T, ...T[]] | readonly T[]): T => {
		const thing = things[Math.floor(random() * things.length)];
		if (thing === undefined) throw new Error('There is nothing to choose from.');
		return thing;
	};
	return { shuffle, pick };
}
