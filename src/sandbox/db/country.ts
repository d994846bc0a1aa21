/** Filters name a country by two letters, records by three. What is not listed passes as it is. */
export function alpha3(country: string): string {
	return codes[country.toUpperCase()] ?? country.toUpperCase();
}

const codes: Readonly<Record<string, string>> = {
	AT: 'AUT',
	BE: 'BEL',
	CH: 'CHE',
	CZ: 'CZE',
	DE: 'DEU',
	DK: 'DNK',
	ES: 'ESP',
	FR: 'FRA',
	GB: 'GBR',
	GR: 'GRC',
	HR: 'HRV',
	IT: 'ITA',
	LU: 'LUX',
	NL: 'NLD',
	PL: 'POL',
	PT: 'PRT',
	SE: 'SWE',
};
