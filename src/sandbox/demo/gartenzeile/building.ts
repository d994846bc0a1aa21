/** Where the rows stand. */
export const place = {
	street: 'Lienaustraße',
	house_number: '22–44',
	zip_code: '22159',
	city: 'Hamburg',
	district: 'Farmsen-Berne',
	sublocality_level_1: 'Farmsen-Berne',
	region: 'Hamburg',
	country: 'DEU',
	lat: 53.6152,
	lng: 10.1326,
	hide_address: false,
};
