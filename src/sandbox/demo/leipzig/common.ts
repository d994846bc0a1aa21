/** What the offers in Leipzig have in common. */
export const leipzig = {
	city: 'Leipzig',
	region: 'Sachsen',
	country: 'DEU',
	currency: 'EUR',
	object_type: 'LIVING',
	archived: false,
};
