import type { Sandbox } from '../../src/sandbox/app.ts';
import type { CallFault, CrmFaults } from './crm-faults.ts';
import { CrmLine } from './crm-line.ts';
import type { Journal } from './journal.ts';
import type { Actor, Time } from './time.ts';

const patience = 20_000;

interface NetworkOptions {
	readonly time: Time;
	readonly sandbox: Sandbox;
	readonly faults: CrmFaults;
	readonly journal: Journal;
	/** Most units in a page, whatever is asked for. */
	readonly pageSize?: number | undefined;
	/** What others do while somebody reads the list of units. */
	readonly whileListing: () => Promise<void>;
}

/** The way from our processes to the CRM. */
export interface Network {
	/** @param step called before and after each call; throws where the process that calls has died */
	line(actor: Actor, step: () => void, change?: ChangeAnswer): CrmLine;
}

/** Changes an answer on its way, as a fault that is planted does. */
export type ChangeAnswer = (request: Request, answer: Response) => Promise<Response>;

export function openNetwork({
	time,
	sandbox,
	faults,
	journal,
	pageSize,
	whileListing,
}: NetworkOptions): Network {
	/** When records were written, which lists do not show at once. */
	const [tasks, contacts] = [new Map<number, number>(), new Map<number, number>()];
	const born = new Map([
		['/v1/tasks', tasks],
		['/v1/activities', tasks],
		['/v1/contacts', contacts],
	]);

	async function take(request: Request): Promise<Response> {
		const path = new URL(request.url).pathname;
		if (path === '/v1/units') await whileListing();
		const response = await sandbox.fetch(limited(request));
		const since = born.get(path);
		if (!since || !response.ok) return response;
		if (request.method === 'POST') {
			const { activity_id, id } = record(await response.clone().json());
			const written = Number(activity_id ?? id);
			if (!since.has(written)) since.set(written, time.now());
		}
		if (request.method !== 'GET') return response;
		return withRecords(response, (all) =>
			all.filter(({ id }) => (since.get(Number(id)) ?? 0) + faults.lag <= time.now()),
		);
	}

	function limited(request: Request): Request {
		const url = new URL(request.url);
		if (pageSize === undefined || url.pathname !== '/v1/units') return request;
		url.searchParams.set(
			'per',
			String(Math.min(pageSize, Number(url.searchParams.get('per') ?? 20))),
		);
		return new Request(url, request);
	}

	async function spoil(actor: Actor, fault: CallFault, request: Request): Promise<Response> {
		switch (fault) {
			case 'no connection':
				throw failure('ECONNREFUSED', 'connect');
			case '503 before':
				return Response.json({}, { status: 503 });
			case '429':
				return Response.json({}, { status: 429, headers: { 'retry-after': '3' } });
			case 'HTML':
				if (request.method !== 'GET') await take(request);
				return new Response('<p>Login</p>', { headers: { 'content-type': 'text/html' } });
			case '500 after':
				await take(request);
				return Response.json({}, { status: 500 });
			case 'reset before':
				throw failure('ECONNRESET');
			case 'reset after':
				await take(request);
				throw failure('ECONNRESET');
			case 'hangs after':
				await take(request);
				await time.pass(actor, patience);
				throw failure('UND_ERR_HEADERS_TIMEOUT');
			case 'late effect':
				time.later('world', patience + faults.late(), () => take(request));
				await time.pass(actor, patience);
				throw failure('UND_ERR_HEADERS_TIMEOUT');
			case 'hangs before':
				await time.pass(actor, patience);
				throw failure('UND_ERR_HEADERS_TIMEOUT');
			case 'short page':
				return withRecords(await take(request), (all) => all.slice(0, -1), { keepsTotal: true });
			case 'wrong total':
				return withTotal(await take(request), (total) => total + 1);
		}
	}

	return {
		line: (actor, step, change = async (_, answer) => answer) =>
			new CrmLine(async (request) => {
				step();
				const { method } = request;
				await time.pass(actor, faults.latency());
				step();
				const fault = faults.next(method);
				const path = new URL(request.url).pathname;
				if (fault) journal.note(time.now(), `${actor}: ${method} ${path} meets ${fault}`);
				const answer = fault ? await spoil(actor, fault, request) : await take(request);
				step();
				return await change(request, answer);
			}),
	};
}

type Fields = Readonly<Record<string, unknown>>;

/** Changes the records of a list, in either of the CRM's shapes; an answer without a list stays as it is. */
export async function withRecords(
	response: Response,
	change: (records: readonly Fields[]) => readonly Fields[],
	{ keepsTotal = false } = {},
): Promise<Response> {
	const body = await jsonIn(response);
	const { data = body, meta, ...rest } = record(body);
	if (!Array.isArray(data)) return response;
	const all = data.map(record);
	const kept = change(all);
	if (Array.isArray(body)) return Response.json(kept);
	const total = Number(record(meta)['total_count']) - (keepsTotal ? 0 : all.length - kept.length);
	return Response.json({
		...rest,
		data: kept,
		...(meta !== undefined && { meta: { ...record(meta), total_count: total } }),
	});
}

/** Changes what a list says of how many records there are; an answer that does not say it stays as it is. */
export async function withTotal(
	response: Response,
	change: (total: number, listed: number) => number,
): Promise<Response> {
	const { data, meta, ...rest } = record(await jsonIn(response));
	const total = Number(record(meta)['total_count']);
	if (!Array.isArray(data) || Number.isNaN(total)) return response;
	const total_count = change(total, data.length);
	return Response.json({ ...rest, data, meta: { ...record(meta), total_count } });
}

async function jsonIn(response: Response): Promise<unknown> {
	const isJson = response.headers.get('content-type')?.includes('json') ?? false;
	return response.ok && isJson ? response.clone().json() : undefined;
}

export function record(value: unknown): Fields {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}

function failure(code: string, syscall?: string): Error {
	return Object.assign(new Error(code), { code, ...(syscall && { syscall }) });
}
