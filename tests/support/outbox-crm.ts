import { createServer, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { portOf } from './port-of.ts';

/** Milliseconds until a dropped write takes effect, and until lists show a record. */
const lateMs = 700;
const lagMs = 800;

const Body = z.looseObject({
	client: z.looseObject({ email: z.string() }).optional(),
	task: z
		.looseObject({ title: z.string(), body: z.string(), client_ids: z.array(z.int()).optional() })
		.optional(),
});

interface Task {
	readonly title: string;
	readonly body: string;
	readonly contactId: number;
	/** When it was written, in milliseconds since 1970. */
	readonly at: number;
}

/**
 * A CRM that fails in eight ways, on a port: in every `share` of its calls, drawn at random. Upserts
 * contacts by address, has no idempotency keys, and shows records in its lists with a delay.
 */
export async function faultyCrm({
	share,
	random,
}: {
	readonly share: number;
	readonly random: () => number;
}) {
	const contacts = new Map<string, { readonly id: number; readonly at: number }>();
	const tasks: Task[] = [];
	const counts = { calls: 0, faults: 0 };

	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			const url = new URL(request.url ?? '/', 'http://crm.test');
			const text = Buffer.concat(chunks).toString();
			const isWrite = request.method === 'POST';
			const effect = () => {
				// Filling a contact changes nothing that is counted here.
				if (request.method === 'PUT') return read(url);
				return isWrite ? write(Body.parse(JSON.parse(text))) : read(url);
			};
			counts.calls++;
			if (random() >= share) return json(response, isWrite ? 201 : 200, effect());
			counts.faults++;
			fail(response, effect);
		});
	});

	function write({ client, task }: z.infer<typeof Body>): unknown {
		const at = Date.now();
		if (client) {
			const known = contacts.get(client.email) ?? { id: contacts.size + 1, at };
			contacts.set(client.email, known);
			return { ok: true, id: known.id };
		}
		if (!task) return { ok: false };
		tasks.push({ title: task.title, body: task.body, contactId: task.client_ids?.[0] ?? 0, at });
		return { id: tasks.length, activity_id: tasks.length };
	}

	function read(url: URL): unknown {
		const { searchParams: query } = url;
		if (url.pathname === '/v1/activities') {
			const contactId = Number(query.get('client_id'));
			const found = tasks.flatMap((task, n) =>
				task.contactId === contactId && isListed(task) ? [{ id: n + 1, title: task.title }] : [],
			);
			return { data: found, meta: { total_count: found.length } };
		}
		const [, opened] = /\/contacts\/(\d+)$/.exec(url.pathname) ?? [];
		if (opened) {
			const [address] = [...contacts].find(([, { id }]) => id === Number(opened)) ?? [];
			return { id: Number(opened), email: address };
		}
		const email = query.get('email') ?? query.get('q');
		if (email === null) {
			const [page, per] = [Number(query.get('page')), Number(query.get('per'))];
			const listed = [...contacts].filter(([, contact]) => isListed(contact));
			return listed.slice((page - 1) * per, page * per).map(([address, { id }]) => {
				return { id, email: address, emails: [address] };
			});
		}
		const known = contacts.get(email.toLowerCase());
		return known && isListed(known) ? [{ id: known.id, email, emails: [email] }] : [];
	}

	function fail(response: ServerResponse, effect: () => unknown): void {
		const reset = () => response.socket?.resetAndDestroy();
		const kinds = [
			() => json(response, 503, { errors: ['down'] }),
			() => (effect(), json(response, 500, { errors: ['broken'] })),
			reset,
			() => (effect(), reset()),
			() => (reset(), setTimeout(effect, random() * lateMs)),
			() => json(response, 429, { errors: ['slow down'] }),
			() => setTimeout(reset, 2000),
			() => (effect(), json(response, 200, '<html>')),
		];
		kinds[Math.floor(random() * kinds.length)]?.();
	}

	return { baseUrl: `http://127.0.0.1:${await portOf(server)}/v1`, contacts, tasks, counts };
}

function json(response: ServerResponse, status: number, body: unknown): void {
	const isText = typeof body === 'string';
	response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' });
	response.end(isText ? body : JSON.stringify(body));
}

function isListed({ at }: { readonly at: number }): boolean {
	return at + lagMs <= Date.now();
}
