import { joinRecords } from '../../src/build/read/joins.ts';
import type { Account } from '../../src/build/read/read-account.ts';
import { readUnitsInto, type UnitsRead } from '../../src/build/read/units-read.ts';
import { checkStatuses, inOrder } from '../../src/build/requirements/statuses.ts';
import { gateResultsInMemory } from '../../src/catalog/store/gate-results.ts';
import type { Body } from '../../src/crm/body.ts';
import { Broker } from '../../src/crm/contract/broker.ts';
import { Project } from '../../src/crm/contract/project.ts';
import { PropertyStatus } from '../../src/crm/contract/status.ts';
import { Team } from '../../src/crm/contract/team.ts';
import { Unit } from '../../src/crm/contract/unit.ts';
import { decodeRecords } from '../../src/crm/decode.ts';
import { quickDecoder } from '../../src/crm/quick-decode.ts';
import { dayOf } from '../../src/domain/day.ts';
import type { LegalText } from '../../src/domain/legal.ts';
import { readSite, type Site, type SiteSettings } from '../../src/domain/site.ts';
import type { ProjectDraft, UnitDraft } from '../../src/gate/draft.ts';
import { createGate } from '../../src/gate/gate.ts';
import { furtherUnitFields } from '../../src/gate/public-unit.ts';
import type { Report } from '../../src/gate/report.ts';
import { draftsOf } from './read-drafts.ts';
import { site as demo } from './settings.ts';

/** The day whose law holds in tests. */
export const today = '2026-11-21';

/** A public picture of a unit as the CRM results it. */
export const image = {
	id: 7,
	is_private: false,
	is_not_for_exposee: false,
	url: 'https://images.example/7.jpg',
};

/** A public link of a landing page as the CRM results it. */
export const link = {
	id: 4,
	is_private: false,
	on_landing_page: true,
	url: 'https://tour.example/4',
};

type Wire = Record<string, unknown>;

/** Everything of an account that the public may see, and a report of what was left out. */
export interface Normalised {
	readonly units: UnitDraft[];
	readonly projects: readonly ProjectDraft[];
	readonly legal: readonly LegalText[];
	readonly report: Report;
}

/** A unit as the CRM sends it: published, address shown, with a price. */
export function wireUnit(overrides: Wire = {}): Wire {
	return {
		id: 1,
		property_status: { id: 10, name: 'Vermarktung', position: 3 },
		archived: false,
		marketing_type: 'BUY',
		object_type: 'LIVING',
		rs_type: 'APARTMENT',
		hide_address: false,
		unit_id: 'GW5-HH',
		street: 'Geheimweg',
		house_number: '5',
		zip_code: '07743',
		city: 'Jena',
		country: 'DEU',
		lat: 50.933911,
		lng: 11.598732,
		title: { label: 'Überschrift', value: 'Helle Wohnung' },
		price: { label: 'Preis', value: 598000 },
		price_on_inquiry: { label: 'Preis auf Anfrage', value: null },
		translations: null,
		images: [],
		links: [],
		...overrides,
	};
}

/** The demo site with other decisions. */
export function siteWith(overrides: Partial<SiteSettings> = {}): Site {
	return readSite({ ...demo, ...overrides });
}

/** Sends records of the CRM through the privacy gate. */
export function gate(
	{
		units = [],
		projects = [],
		statuses,
		teams = [],
		brokers = [],
	}: {
		readonly units?: readonly unknown[];
		readonly projects?: readonly unknown[];
		readonly statuses?: readonly unknown[];
		readonly teams?: readonly unknown[];
		readonly brokers?: readonly unknown[];
	},
	site: Site = demo,
	day: string = today,
): Normalised {
	const unit = decodeRecords(Unit, units, 'unit', { quick: quickDecoder(Unit, furtherUnitFields) });
	const project = decodeRecords(Project, projects, 'project');
	const account = {
		units: unit.records,
		projects: project.records,
		statuses: statuses && decodeRecords(PropertyStatus, statuses, 'unit status').records,
		teams: decodeRecords(Team, teams, 'team').records,
		brokers: decodeRecords(Broker, brokers, 'broker').records,
		problems: [...unit.problems, ...project.problems],
		notes: [],
	};
	const take = (read: UnitsRead) => account.units.forEach((each) => read.take(each, []));
	return gated(account, { site, day, take });
}

/** Sends one unit through the gate and expects it to be published. */
export function publicUnit(overrides: Wire = {}, site?: Site): UnitDraft {
	const [unit] = gate({ units: [wireUnit(overrides)] }, site).units;
	if (!unit) throw new Error('The unit was not published.');
	return unit;
}

/** The gate for a page of units, as the CRM sends it, of an account that has nothing else. */
export function gateBody(body: Body, site: Site, day: string): Normalised {
	const account = { projects: [], teams: [], brokers: [], problems: [], notes: [] };
	return gated(account, { site, day, take: (units) => units.takePage(body, 1) });
}

function gated(
	account: Account,
	{
		site,
		day,
		take,
	}: { readonly site: Site; readonly day: string; readonly take: (units: UnitsRead) => void },
): Normalised {
	const catalogue = gateResultsInMemory();
	const { results } = catalogue;
	const gate = createGate({ site, today: day, secret: 'secret', ...account });
	const today = dayOf(day);
	const units = readUnitsInto(results, gate, { today, mayKeep: false });
	take(units);
	checkStatuses(site, account.statuses ?? inOrder(units.statuses.values()));
	const read = joinRecords({
		...catalogue,
		gate,
		units,
		account,
		site,
		today,
		mayKeep: false,
		isAlone: false,
		viewings: new Map(),
		touched: undefined,
	});
	return {
		...draftsOf(read),
		legal: read.legal,
		report: read.report,
	};
}
