/** What a feature of a tile says about itself, in the words of the Protomaps basemap, version 4. */
type Properties = Readonly<Record<string, unknown>>;

export type Ground = 'water' | 'green';
export type Way = 'minor' | 'major' | 'rail';
/** What a name on a map belongs to. */
export type Naming = 'station' | 'district' | Ground | 'major' | 'minor';

const parks =
	'park garden forest wood cemetery nature_reserve allotments golf_course village_green';
const greens = new Set(parks.split(' '));
const stations = new Set(['station', 'halt']);
const districts = new Set(['neighbourhood', 'macrohood', 'locality']);
const rails = new Set(['rail', 'light_rail', 'subway']);
/** Drives, yards and footways have no place on a plan of this size. */
const ways: Readonly<Record<string, Way>> = {
	highway: 'major',
	major_road: 'major',
	minor_road: 'minor',
};

/** What an area is drawn as, if at all. */
export function groundOf(layer: string, { kind }: Properties): Ground | undefined {
	if (layer === 'water') return 'water';
	return layer === 'landuse' && greens.has(String(kind)) ? 'green' : undefined;
}

/** What a line is drawn as, if at all. */
export function wayOf(layer: string, properties: Properties): Way | undefined {
	if (layer !== 'roads') return undefined;
	const [kind, detail] = [String(properties['kind']), String(properties['kind_detail'])];
	if (kind === 'rail') return rails.has(detail) && !properties['is_tunnel'] ? 'rail' : undefined;
	if (kind === 'path') return detail === 'pedestrian' ? 'minor' : undefined;
	return detail === 'service' ? undefined : ways[kind];
}

/** What a point gives a name to. */
export function namingOf(layer: string, { kind }: Properties): Naming | undefined {
	if (layer === 'water') return 'water';
	if (layer === 'places') return districts.has(String(kind)) ? 'district' : undefined;
	if (layer !== 'pois') return undefined;
	if (stations.has(String(kind))) return 'station';
	return greens.has(String(kind)) ? 'green' : undefined;
}
