import { quantity } from './field.ts';

/** Areas of a unit in square metres, where 0 stands for "not set". */
export const unitAreas = {
	living_space: quantity.describe('Living area.'),
	usable_floor_space: quantity.describe('Usable area.'),
	net_floor_space: quantity.describe('Usable area of a commercial unit.'),
	total_floor_space: quantity.describe('Sum of all floor areas.'),
	property_space_value: quantity.describe(
		'The one area that accounts state for units of every kind, and sort by.',
	),
	plot_area: quantity.describe('Area of the plot.'),
	balcony_space: quantity.describe('Area of balconies and terraces.'),
	garden_space: quantity.describe('Area of the garden.'),
	cellar_space: quantity.describe('Area of the cellar.'),
	industrial_area: quantity.describe('Commercial area.'),
};
