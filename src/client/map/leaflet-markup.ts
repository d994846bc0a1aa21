import { allowMarkup } from '../trusted-types.ts';

// Leaflet looks whether browsers know SVG as soon as it is loaded, so this stands before it; then come its two buttons.
allowMarkup(
	'<svg/>',
	'<span aria-hidden="true">+</span>',
	'<span aria-hidden="true">&#x2212;</span>',
);
