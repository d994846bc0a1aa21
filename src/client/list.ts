import './filter.ts';
import './listing-map.ts';

// What lists do in the browser; each part looks for its own marks.
