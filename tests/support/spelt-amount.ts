/** Whole amounts below ten million as people write them out, for texts that must not tell one. */
export const spelt = { de: german, en: english, es: spanish } as const;

type Small = (number: number) => string;

function german(amount: number): string {
	const ones = words('null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf');
	const teens = words('drei vier fünf sech sieb acht neun').map((word) => `${word}zehn`);
	const tens = words('x x zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');
	const below100: Small = (number) =>
		[...ones, ...teens][number] ??
		(number % 10 ? `${ones[number % 10]}und` : '') + tens[Math.floor(number / 10)];
	const below1000: Small = (number) =>
		(number < 100 ? '' : `${ones[Math.floor(number / 100)]}hundert`) +
		(number % 100 ? below100(number % 100) : '');
	const { millions, thousands, rest } = parts(amount);
	const many = millions === 1 ? 'eine Million' : millions && `${ones[millions]} Millionen`;
	const few = (thousands ? `${below1000(thousands)}tausend` : '') + below1000(rest);
	return joined([many, few]);
}

function english(amount: number): string {
	const ones = words(
		'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
	);
	const tens = words('x x twenty thirty forty fifty sixty seventy eighty ninety');
	const below100: Small = (number) =>
		ones[number] ?? tens[Math.floor(number / 10)] + (number % 10 ? `-${ones[number % 10]}` : '');
	const below1000: Small = (number) =>
		[
			number < 100 ? '' : `${ones[Math.floor(number / 100)]} hundred`,
			number % 100 ? below100(number % 100) : '',
		]
			.filter(Boolean)
			.join(' and ');
	const { millions, thousands, rest } = parts(amount);
	return joined([
		millions && `${ones[millions]} million`,
		thousands && `${below1000(thousands)} thousand`,
		below1000(rest),
	]);
}

function spanish(amount: number): string {
	const ones = words(
		'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
	);
	const tens = words('x x x treinta cuarenta cincuenta sesenta setenta ochenta noventa');
	const hundreds = words(
		'x ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
	);
	const below100: Small = (number) =>
		ones[number] ?? tens[Math.floor(number / 10)] + (number % 10 ? ` y ${ones[number % 10]}` : '');
	const below1000: Small = (number) =>
		number === 100
			? 'cien'
			: joined([
					number > 100 && hundreds[Math.floor(number / 100)],
					number % 100 > 0 && below100(number % 100),
				]);
	const { millions, thousands, rest } = parts(amount);
	return joined([
		millions === 1 ? 'un millón' : millions && `${ones[millions]} millones`,
		thousands === 1 ? 'mil' : thousands && `${below1000(thousands)} mil`,
		below1000(rest),
	]);
}

function parts(amount: number) {
	return {
		millions: Math.floor(amount / 1_000_000),
		thousands: Math.floor(amount / 1_000) % 1_000,
		rest: amount % 1_000,
	};
}

function words(list: string): string[] {
	return list.split(' ');
}

function joined(parts: readonly (string | number | boolean | undefined)[]): string {
	return parts.filter(Boolean).join(' ');
}
