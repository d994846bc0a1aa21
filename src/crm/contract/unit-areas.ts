import { quantity } from './field.ts';

/** Areas of a unit in square metres, where 0 stands for "not set". */
export const unitAreas = {
	/** Living area. */
	living_space: quantity,
	/** Usable area. */
	usable_floor_space: quantity,
	/** Usable area of a commercial unit. */
	net_floor_space: quantity,
	/** Sum of all floor areas. */
	total_floor_space: quantity,
	/** The one area that accounts state for units of every kind, and sort by. */
	property_space_value: quantity,
	/** Area of the plot. */
	plot_area: quantity,
	/** Area of balconies and terraces. */
	balcony_space: quantity,
	/** Area of the garden. */
	garden_space: quantity,
	/** Area of the cellar. */
	cellar_space: quantity,
	/** Commercial area. */
	industrial_area: quantity,
};
