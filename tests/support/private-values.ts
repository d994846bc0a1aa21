/**
 * What a record of the CRM holds for the public and what it does not, told apart by the names of its
 * fields and independently of the program, so that both must agree.
 */
export interface Told {
	/** Texts somebody may read on the site. */
	readonly open: string[];
	/** Texts nobody may find in anything the program makes, each with the path of its field. */
	readonly closed: ClosedText[];
}

export interface ClosedText {
	readonly where: string;
	readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Sorts the texts of records; `isPublished` says which records are shown at all. */
export function tell(
	kind: 'unit' | 'project',
	records: readonly Fields[],
	{
		isPublished,
		customFields,
	}: {
		readonly isPublished: (id: number) => boolean;
		readonly customFields: readonly string[];
	},
): Told {
	const told: Told = { open: [], closed: [] };
	for (const record of records) {
		const id = Number(record['id']);
		const shown = isPublished(id);
		const rules = kind === 'unit' ? unitFields : projectFields;
		if (shown) told.open.push(`${String(record['zip_code'])} ${String(record['city'])}`);
		const isAddressOpen = open(record['hide_address']) === false;
		for (const [name, raw] of Object.entries(record)) {
			walk(raw, name, (path, text, owner) => {
				const field = path.replaceAll(/\.\d+/g, '');
				const isOpen =
					shown &&
					(rules.has(field) ||
						(isAddressOpen && addressFields.has(field)) ||
						customFields.some((key) => field.startsWith(`custom_fields.${key}.`))) &&
					isShownPart(owner, field);
				if (isOpen) told.open.push(text);
				else told.closed.push({ where: `${kind} ${id}, ${path}`, text });
			});
		}
	}
	return told;
}

/** Those of the closed texts that are long enough, and that nobody has said openly elsewhere. */
export function distinctive(closed: readonly ClosedText[], open: readonly string[]): ClosedText[] {
	const said = open.join('\n');
	const seen = new Set<string>();
	return closed.filter(({ text }) => {
		const isNew = !seen.has(text);
		seen.add(text);
		return isNew && text.length >= 8 && !said.includes(text);
	});
}

const texts = ['description', 'location', 'furnishing', 'other'].flatMap((part) => [
	`${part}_note`,
	`long_${part}_note`,
]);
const translated = ['title', ...texts, 'courtage', 'courtage_note'];
const place = ['zip_code', 'city', 'district', 'sublocality_level_1', 'region', 'country'];
const imageFields = ['title', 'title_de', 'title_en', 'title_es', 'updated_at'];
const both = [
	...translated,
	...translated.map((field) => `translations.${field}`),
	...place,
	...imageFields.map((field) => `images.${field}`),
	'links.url',
	'links.title',
	'construction_year',
];

/** Address fields, which are open only where the account says so. */
const addressFields = new Set(
	'street house_number address short_address lp_address lat lng unit_id'.split(' '),
);

const unitFields = new Set([
	...both,
	...'exposee_id price base_rent total_rent deposit free_from condition interior_quality'.split(
		' ',
	),
	...'living_space plot_area number_of_rooms floor flooring_type bathroom heating_type'.split(' '),
	...'energy_certificate_availability energy_certificate_start_date'.split(' '),
	...'energy_certificate_end_date building_energy_rating_type energy_efficiency_class'.split(' '),
	...'energy_efficiency_value firing_types created_at updated_at status_updated_at sold_date'.split(
		' ',
	),
	...'name position public_phone public_cell public_email first_name last_name'
		.split(' ')
		.concat('abstract', 'description')
		.map((field) => `broker.${field}`),
]);

const subtitles = ['sub_headline', 'tagline'];
const projectFields = new Set([
	...both,
	...subtitles,
	...subtitles.map((field) => `translations.${field}`),
]);

/** Pictures, links and titles that the account keeps back, and names of files. */
function isShownPart(owner: Fields, field: string): boolean {
	if (field.startsWith('images.')) {
		const isPublic = owner['is_private'] === false && owner['is_not_for_exposee'] !== true;
		const isFileName = field === 'images.title' && /\.\w{3,4}$/.test(String(owner['title']));
		return isPublic && !isFileName;
	}
	if (!field.startsWith('links.')) return true;
	return owner['is_private'] === false && owner['on_landing_page'] === true;
}

function walk(
	raw: unknown,
	path: string,
	found: (path: string, text: string, owner: Fields) => void,
	owner: Fields = {},
): void {
	const value = open(raw);
	if (typeof value === 'string') return found(path, value.trim(), owner);
	if (typeof value !== 'object' || value === null) return;
	for (const [key, item] of Object.entries(value)) {
		walk(item, `${path}.${key}`, found, Array.isArray(value) ? owner : { ...value });
	}
}

function open(raw: unknown): unknown {
	const isWrapped = typeof raw === 'object' && raw !== null && 'value' in raw && 'label' in raw;
	return isWrapped ? raw.value : raw;
}
