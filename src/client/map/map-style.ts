import {
	CenteredTextSymbolizer,
	CircleSymbolizer,
	exp,
	GroupSymbolizer,
	LineLabelSymbolizer,
	LineSymbolizer,
	OffsetTextSymbolizer,
	PolygonSymbolizer,
	type Feature,
	type LabelRule,
	type PaintRule,
} from 'protomaps-leaflet';
import { groundOf, namingOf, wayOf, type Ground, type Naming, type Way } from '../../map/kinds.ts';

const [pointType, lineType, areaType] = [1, 2, 3];

/**
 * Draws tiles as the plans of places are drawn, in the colours that the page has at this moment.
 * @param noted is told the name of each district, which is not drawn, and where it stands in pixels of the world
 */
export function mapStyle(
	noted: (name: string, at: { readonly x: number; readonly y: number }, zoom: number) => void,
): {
	readonly backgroundColor: string;
	readonly paintRules: PaintRule[];
	readonly labelRules: LabelRule[];
} {
	const land = valueOf('color', '--sunken');
	const street = valueOf('color', '--plan-street');
	const ink = valueOf('color', '--ink-2');
	const faint = valueOf('color', '--ink-3');
	const ground = (dataLayer: string, of: Ground): PaintRule => ({
		dataLayer,
		symbolizer: new PolygonSymbolizer({ fill: valueOf('color', `--plan-${of}`) }),
		filter: (_, { geomType, props }) => geomType === areaType && groundOf(dataLayer, props) === of,
	});
	const way = (of: Way, widths: [number, number][], dash?: number[]): PaintRule => ({
		dataLayer: 'roads',
		symbolizer: new LineSymbolizer({
			color: of === 'rail' ? faint : street,
			width: (zoom: number) => exp(1.6, widths)(zoom),
			...(dash && { dash, dashColor: faint, dashWidth: 1 }),
		}),
		filter: (_, { props }) => wayOf('roads', props) === of,
	});
	const text = { labelProps: ['name'], fill: ink, stroke: land, width: 3 };
	const small = { ...text, font: `400 13px ${valueOf('font-family', '--sans')}` };
	const large = { ...text, font: `400 17px ${valueOf('font-family', '--heading-face')}` };
	const room = new CenteredTextSymbolizer(large);
	/** Leaves the room of a name free of others. */
	const district: LabelRule['symbolizer'] = {
		place(layout, geometry, feature) {
			const at = geometry[0]?.[0];
			const name = feature.props['name'];
			if (at && typeof name === 'string') noted(name, at, layout.zoom);
			return room.place(layout, geometry, feature)?.map((label) => ({ ...label, draw: () => {} }));
		},
	};
	return {
		backgroundColor: land,
		paintRules: [
			ground('landuse', 'green'),
			ground('water', 'water'),
			way(
				'rail',
				[
					[9, 0.6],
					[16, 1.5],
				],
				[6, 4],
			),
			way('minor', [
				[12, 0.8],
				[15, 3.5],
				[18, 12],
			]),
			way('major', [
				[8, 0.6],
				[12, 2],
				[15, 6],
				[18, 18],
			]),
		],
		labelRules: [
			named(
				'pois',
				'station',
				new GroupSymbolizer([
					new CircleSymbolizer({ radius: 3, fill: ink, stroke: land, width: 1 }),
					new OffsetTextSymbolizer({ ...small, offsetX: 6, offsetY: 0 }),
				]),
				14,
			),
			named('places', 'district', district, 12),
			named('water', 'water', new CenteredTextSymbolizer(large), 12),
			named('pois', 'green', new CenteredTextSymbolizer(small), 14),
			named('roads', 'major', new LineLabelSymbolizer(small), 13),
			named('roads', 'minor', new LineLabelSymbolizer(small), 15),
		],
	};
}

function named(
	dataLayer: string,
	of: Naming,
	symbolizer: LabelRule['symbolizer'],
	minzoom: number,
): LabelRule {
	const filter: LabelRule['filter'] = (_, feature) => nameOf(dataLayer, feature) === of;
	return { dataLayer, symbolizer, minzoom, filter };
}

function nameOf(layer: string, { geomType, props }: Feature): Naming | undefined {
	if (geomType === pointType) return namingOf(layer, props);
	const way = geomType === lineType ? wayOf(layer, props) : undefined;
	return way === 'rail' ? undefined : way;
}

/** What a custom property comes to, which names of colours for both schemes do not tell. */
function valueOf(property: 'color' | 'font-family', token: string): string {
	const probe = document.body.appendChild(document.createElement('span'));
	probe.style.setProperty(property, `var(${token})`);
	probe.style.setProperty('forced-color-adjust', 'none');
	const value = getComputedStyle(probe).getPropertyValue(property);
	probe.remove();
	return value;
}
