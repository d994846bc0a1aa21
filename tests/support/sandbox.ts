import { z } from 'zod';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/app.ts';
import type { Agency, AgencyImage, AgencyRecord } from '../../src/sandbox/agency.ts';

const Json = z.json();
type Json = z.infer<typeof Json>;

/** Speaks to a sandbox without a port. */
export interface SandboxTalk {
	readonly sandbox: Sandbox;
	/** The time the sandbox believes in. */
	readonly time: { now: Date };
	get(path: string, headers?: Record<string, string>): Promise<Answer>;
	send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
}

export interface Answer {
	readonly status: number;
	readonly body: Json;
	readonly headers: Headers;
}

export const key = 'sandbox-demo-key';

/** A sandbox in memory with the agency given, and nothing else in it. */
export function sandboxWith(
	agency: Partial<Agency> = {},
	options: Partial<SandboxOptions> = {},
): SandboxTalk {
	const time = { now: new Date('2026-11-21T09:00:00Z') };
	const sandbox = createSandbox({ clock: () => time.now, ...options });
	sandbox.seed({ ...emptyAgency, ...agency });
	const ask = async (path: string, init: RequestInit): Promise<Answer> => {
		const response = await sandbox.fetch(new Request(`http://crm.test${path}`, init));
		return {
			status: response.status,
			headers: response.headers,
			body: Json.parse(JSON.parse(await response.text())),
		};
	};
	return {
		sandbox,
		time,
		get: (path, headers = { 'x-api-key': key }) => ask(`/v1${path}`, { headers }),
		send: (method, path, body) =>
			ask(`/v1${path}`, {
				method,
				headers: { 'x-api-key': key, 'content-type': 'application/json' },
				...(body !== undefined && { body: JSON.stringify(body) }),
			}),
	};
}

/** A flat to buy in Leipzig; say what is different. */
export function unit(id: number, different: Partial<AgencyRecord> = {}): AgencyRecord {
	return {
		id,
		unit_id: `U-${id}`,
		title: `Wohnung ${id}`,
		marketing_type: 'BUY',
		object_type: 'LIVING',
		rs_type: 'APARTMENT',
		street: 'Karl-Heine-Straße',
		house_number: '12',
		zip_code: '04229',
		city: 'Leipzig',
		country: 'DEU',
		price: 300_000,
		living_space: 75,
		number_of_rooms: 3,
		property_status_id: 503,
		broker_id: 61,
		...different,
	};
}

export function image(different: Partial<AgencyImage> = {}): AgencyImage {
	return {
		title: 'Küche',
		position: 1,
		is_private: false,
		is_floorplan: false,
		is_not_for_exposee: false,
		media: 'kitchen-line',
		...different,
	};
}

/** The records of an answer's list, be it bare or in an envelope. */
export function records(answer: Answer): Record<string, Json>[] {
	const { body } = answer;
	const list = body && typeof body === 'object' && !Array.isArray(body) ? body['data'] : body;
	return z.array(z.record(z.string(), Json)).parse(list);
}

export function record(answer: Answer): Record<string, Json> {
	return z.record(z.string(), Json).parse(answer.body);
}

export function ids(answer: Answer): number[] {
	return records(answer).map(({ id }) => Number(id));
}

const flags = {
	exclude_from_search_profile_matching: false,
	disable_expose_landing_page: false,
	remove_from_portal: false,
};

const emptyAgency: Agency = {
	statuses: [
		{ id: 504, name: 'Reserviert', position: 2, color: '#DC143C', ...flags },
		{ id: 503, name: 'Vermarktung', position: 1, color: '#419588', ...flags },
	],
	sources: [{ id: 4711, name: 'Website' }],
	activityTypes: [{ id: 321, name: 'Anfrage', category: 'reminder' }],
	teams: [{ id: 31, name: 'Leipzig', position: 1, broker_ids: [61] }],
	brokers: [{ id: 61, name: 'Jana Hallmann', public_email: 'jana@example.org' }],
	projects: [],
	units: [],
};
