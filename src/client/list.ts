import './filter/filter.ts';
import './monthly.ts';
import './map/listing-map.ts';

// What lists do in the browser; each part looks for its own marks.
