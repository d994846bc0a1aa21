/** What the offers in Hamburg have in common. */
export const hamburg = {
	city: 'Hamburg',
	region: 'Hamburg',
	country: 'DEU',
	currency: 'EUR',
	broker_id: 62,
	archived: false,
};
