import { z } from 'zod';
import { isFields } from './db/records.ts';

export const Fault = z.object({
	/** Path of the request without the version, such as `/units`, `/units?page=2` or `/photos/*`. */
	path: z.string().startsWith('/'),
	kind: z.enum([
		/** Answers after `milliseconds`. */
		'slow',
		/** 429 with Retry-After of `seconds`. */
		'throttled',
		/** 500. */
		'error',
		/** The connection ends without an answer. */
		'reset',
		/** The connection ends in the middle of the answer. */
		'truncated',
		/** A page of HTML with status 200, as odd paths of real accounts lead to. */
		'html',
		/** Text that begins as JSON and is none. */
		'brokenJson',
		/** Page 1, whatever page was asked for. */
		'repeatedPage',
		/** A total that the pages do not add up to. */
		'wrongTotal',
		/** The last record of the page is left out. */
		'pageCut',
		/** 200 without an id: nothing was written. */
		'unwritten',
	]),
	/** How often it happens. */
	times: z.union([z.int().positive(), z.literal('always')]).default(1),
	/** Only for this method. */
	method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
	milliseconds: z.int().nonnegative().default(2000),
	seconds: z.int().nonnegative().default(1),
});
export type Fault = z.input<typeof Fault>;

/** The faults that are to come. */
export interface Faults {
	add(fault: Fault): void;
	clear(): void;
	/** Answers the request through `next`, and through the first fault that fits it. */
	answer(request: Request, next: (request: Request) => Promise<Response>): Promise<Response>;
}

/** A connection that ends without an answer; whoever holds the connection has to end it. */
export class ConnectionReset extends Error {
	constructor() {
		super('The sandbox ended the connection without an answer, as a fault asked it to.');
		this.name = 'ConnectionReset';
	}
}

/** Marks an answer whose body ends with a `ConnectionReset`. */
export const cutHeader = 'x-sandbox-fault';

type Next = (request: Request) => Promise<Response>;
type Pending = Omit<z.output<typeof Fault>, 'times'> & { times: number };

/** Makes the list of faults, with those that are to happen from the start. */
export function createFaults(initial: readonly Fault[] = []): Faults {
	let pending: Pending[] = [];
	const faults: Faults = {
		add(fault) {
			const { times, ...rest } = Fault.parse(fault);
			pending.push({ ...rest, times: times === 'always' ? Infinity : times });
		},
		clear() {
			pending = [];
		},
		async answer(request, next) {
			const fault = pending.find((one) => one.times > 0 && fits(one, request));
			if (!fault) return next(request);
			fault.times -= 1;
			return spoil(fault, request, next);
		},
	};
	for (const fault of initial) faults.add(fault);
	return faults;
}

function fits({ path, method }: Pending, request: Request): boolean {
	const url = new URL(request.url);
	const wanted = new URL(path, url.origin);
	const actual = url.pathname.replace(/^\/v1(?=\/)/, '');
	const isPath = wanted.pathname.endsWith('*')
		? actual.startsWith(wanted.pathname.slice(0, -1))
		: actual === wanted.pathname;
	const isQuery = [...wanted.searchParams].every(
		([name, value]) => url.searchParams.get(name) === value,
	);
	return isPath && isQuery && (method === undefined || method === request.method);
}

async function spoil(fault: Pending, request: Request, next: Next): Promise<Response> {
	switch (fault.kind) {
		case 'slow':
			await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
			return next(request);
		case 'throttled':
			return new Response('Retry later', {
				status: 429,
				headers: { 'retry-after': String(fault.seconds), 'content-type': 'text/plain' },
			});
		case 'error':
			return Response.json({ errors: ['Interner Fehler'] }, { status: 500 });
		case 'reset':
			throw new ConnectionReset();
		case 'truncated':
			return truncate(await next(request));
		case 'html':
			return new Response('<!doctype html><title>Login</title><p>Please sign in.</p>', {
				headers: { 'content-type': 'text/html; charset=utf-8' },
			});
		case 'brokenJson':
			return breakJson(await next(request));
		case 'repeatedPage':
			return next(firstPage(request));
		case 'wrongTotal':
			return change(await next(request), (answer) => ({
				...answer,
				meta: { total_count: totalOf(answer) + 7 },
			}));
		case 'pageCut':
			return change(await next(request), (answer) => ({
				...answer,
				data: Array.isArray(answer['data']) ? answer['data'].slice(0, -1) : answer['data'],
			}));
		case 'unwritten':
			return Response.json({ ok: false });
	}
}

async function truncate(response: Response): Promise<Response> {
	const bytes = new Uint8Array(await response.arrayBuffer());
	let sent = false;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (sent) return controller.error(new ConnectionReset());
			sent = true;
			controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)));
		},
	});
	const headers = new Headers(response.headers);
	headers.set('content-length', String(bytes.length));
	headers.set(cutHeader, 'truncated');
	return new Response(body, { status: response.status, headers });
}

async function breakJson(response: Response): Promise<Response> {
	const text = await response.text();
	const broken = text.slice(0, Math.floor(text.length / 2));
	return new Response(broken, { status: response.status, headers: response.headers });
}

/** Changes an answer, be it in an envelope or bare; a bare list stays bare. */
async function change(
	response: Response,
	edit: (answer: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Promise<Response> {
	const answer: unknown = await response.json();
	const changed = Array.isArray(answer)
		? edit({ data: answer })['data']
		: edit(isFields(answer) ? answer : {});
	return Response.json(changed, { status: response.status });
}

function totalOf(answer: Readonly<Record<string, unknown>>): number {
	const meta = answer['meta'];
	return Number(isFields(meta) ? meta['total_count'] : 0);
}

function firstPage(request: Request): Request {
	const url = new URL(request.url);
	url.searchParams.set('page', '1');
	return new Request(url, { headers: request.headers });
}
