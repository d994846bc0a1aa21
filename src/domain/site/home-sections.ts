/** Sections of the home page that the program has, in their usual order; others are `slots/home-<name>.astro`. */
export const homeSections = ['new', 'projects', 'cities', 'sell', 'people'] as const;
