/** Kilometres around a place that a visitor can choose. */
export const radii: readonly number[] = [2, 5, 10, 20, 50];
