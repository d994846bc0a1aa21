import { translatable } from './answers/translation.ts';
import { fieldsIn, type Fields } from './db/records.ts';
import { draw, token } from './token.ts';

/**
 * Fills what a unit of a real account holds beside its public data, where the record leaves it out: a
 * sandbox that sends only what may be published would prove nothing. The same id gives the same values.
 */
export function unitDefaults(id: number, record: Fields): Fields {
	const created_at = record['created_at'] ?? day(id, 'created');
	const updated_at = record['updated_at'] ?? day(id, 'updated', 180);
	return {
		...internals(id, amount(record), record),
		...place(record),
		name: `${text(record['street'])} ${text(record['house_number'])} intern ${id}`.trim(),
		archived: false,
		hide_address: false,
		property_space_value:
			record['living_space'] ?? record['industrial_area'] ?? record['plot_area'],
		group_ids: [],
		links: [],
		floorplans: [],
		custom_fields: {},
		changed_attributes: {},
		status_updated_at: updated_at,
		...record,
		translations: translations(record),
		created_at,
		updated_at,
	};
}

/** The same for a project. */
export function projectDefaults(id: number, record: Fields): Fields {
	const created_at = record['created_at'] ?? day(id, 'project created');
	return {
		...place(record),
		hide_address: false,
		for_rent: false,
		note: `INTERN: Bauträgervertrag und Kalkulation liegen in der Projektakte ${id}.`,
		warning_notice: 'Nur intern: Preisliste nicht ohne Freigabe versenden.',
		custom_fields: {},
		links: [],
		documents: [landRegister(id)],
		...record,
		translations: translations(record),
		created_at,
		updated_at: record['updated_at'] ?? day(id, 'project updated', 180),
	};
}

/** The same for a user of the account. */
export function brokerDefaults(broker: Fields & { readonly id: number }): Fields {
	const { id } = broker;
	return {
		old_crm_id: `ALT-${id}`,
		email: `user-${id}@intern.example`,
		phone: `+49 341 900${id}`,
		cell: `+49 170 900${id}`,
		public_cell: null,
		phone_system_number: `9${id}`,
		phone_system_numbers: [{ value: `9${id}`, group_id: null, position: null }],
		color: '#5F9EA0',
		locale: 'de',
		connected: true,
		abstract: null,
		description: null,
		custom_fields: {},
		pricehubble_username: `intern-${id}`,
		team: null,
		shop: { id: 98, name: 'Hallmann & Rey', color: '#2F4A3E', locale: 'de', available_licenses: 8 },
		...broker,
	};
}

function internals(id: number, price: number, record: Fields): Fields {
	const isSale = record['marketing_type'] !== 'RENT';
	const commission = Math.round(price * (isSale ? 0.06 : 2));
	return {
		token: token(`unit ${id}`),
		note: `INTERN: Schlüssel ${100 + draw(`key ${id}`, 800)} im Tresor. Eigentümer nur über das Büro anrufen.`,
		internal_brokerage: isSale ? '3,00 % zzgl. MwSt.' : '2 Monatsmieten',
		contract_type: 'Alleinauftrag',
		duration_from: day(id, 'mandate').slice(0, 10),
		duration_until: '2027-12-31',
		total_commission: commission,
		internal_commission: commission / 2,
		external_commission: commission / 2,
		internal_commission_percentage: 3,
		external_commission_percentage: 3,
		valuation_price: Math.round(price * 0.94),
		valuation_price_from: Math.round(price * 0.9),
		valuation_price_to: Math.round(price * 0.98),
		relationships: [
			{ id: id * 10 + 1, name: null, internal_name: 'owner', client_id: 70_000 + (id % 9000) },
			{ id: id * 10 + 2, name: 'Notariat', internal_name: 'partner', client_id: 79_000 },
		],
		folders: [{ id: id * 10 + 3, name: 'Sensible Unterlagen' }],
		documents: [landRegister(id)],
		property_groups: [],
		public_expose_url: `https://crm.example/public/exposee/${token(`expose ${id}`)}`,
		scout_id: `S${id}`,
		is24_contact_id: `IS-${id}`,
		openimmo_lastname: 'Intern',
		openimmo_email: `openimmo-${id}@intern.example`,
	};
}

function place(record: Fields): Fields {
	const street = `${text(record['street'])} ${text(record['house_number'])}`.trim();
	const town = `${text(record['zip_code'])} ${text(record['city'])}`.trim();
	const short_address = [street, town].filter(Boolean).join(', ');
	const country = record['country'] === 'ESP' ? 'Spanien' : 'Deutschland';
	return { country: 'DEU', short_address, address: `${short_address}, ${country}` };
}

/** The account's own language is one of the translations, as soon as there are others. */
function translations(record: Fields): readonly Fields[] {
	const given = fieldsIn(record['translations']);
	if (given.length === 0 || given.some(({ locale }) => locale === 'de')) return given;
	const texts = translatable.flatMap((field) =>
		typeof record[field] === 'string' ? [[field, record[field]]] : [],
	);
	return [{ locale: 'de', ...Object.fromEntries(texts) }, ...given];
}

function landRegister(id: number): Fields {
	return {
		id: id * 10 + 4,
		token: token(`document ${id}`),
		title: 'Grundbuchauszug',
		name: 'grundbuchauszug.pdf',
		url: `https://storage.crm.example/${token(`document ${id}`)}/grundbuchauszug.pdf?expires=600`,
		position: 1,
		is_private: true,
		on_landing_page: false,
		is_exposee: false,
		is_floorplan: false,
		tags: ['intern'],
	};
}

/** The amount a commission is reckoned from. */
function amount(record: Fields): number {
	const given = record['marketing_type'] === 'RENT' ? record['base_rent'] : record['price'];
	return typeof given === 'number' ? given : 0;
}

/** A time in the 180 days from November 2025, later by `after` days: the CRM tells no time that is still to come. */
function day(id: number, name: string, after = 0): string {
	const start = Date.UTC(2025, 10, 20, 8);
	const minutes = draw(`${name} ${id}`, 180 * 24 * 60) + after * 24 * 60;
	return new Date(start + minutes * 60_000).toISOString().replace('Z', '+00:00');
}

function text(value: unknown): string {
	return value === null || value === undefined ? '' : String(value);
}
