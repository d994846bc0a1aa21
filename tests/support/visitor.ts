import { createHash } from 'node:crypto';
import { browserHeaders, goodForm } from './inquiry.ts';
import { origin, type testServer } from './release.ts';

export type TestServer = Awaited<ReturnType<typeof testServer>>;
export type TestFields = Readonly<Record<string, string | readonly string[]>>;

/** Sends a form through a proxy that names where it comes from. */
export async function post(
	{ app }: Pick<TestServer, 'app'>,
	fields: TestFields,
	{
		from = '203.0.113.7',
		headers = { ...browserHeaders, origin },
		path = '/inquiry',
	}: {
		readonly from?: string;
		readonly headers?: Readonly<Record<string, string>>;
		readonly path?: string;
	} = {},
): Promise<Response> {
	const body = new URLSearchParams();
	for (const [name, value] of Object.entries(fields)) {
		for (const each of [value].flat()) body.append(name, each);
	}
	const type = 'application/x-www-form-urlencoded';
	return await app.request(
		`${origin}${path}`,
		{
			method: 'POST',
			body: body.toString(),
			headers: { 'content-type': type, 'x-forwarded-for': from, ...headers },
		},
		{ peer: '127.0.0.1' },
	);
}

/** What the page's script asks for when somebody begins to fill in a form. */
export async function tokenFrom(server: Pick<TestServer, 'app'>, from?: string): Promise<string> {
	const given = await post(server, {}, { path: '/inquiry/token', ...(from ? { from } : {}) });
	const { token } = await given.json();
	return String(token);
}

export const scriptHeaders = { ...browserHeaders, origin, accept: 'application/json' };

/** Sends a form as the page's script does: token, some seconds, work where it is asked for. */
export async function sendByScript(
	server: TestServer,
	changes: TestFields = {},
	{ from = '203.0.113.7', seconds = 20 }: { from?: string; seconds?: number } = {},
): Promise<{ readonly status: number; readonly reference: string }> {
	const token = await tokenFrom(server, from);
	server.wait(seconds * 1000);
	const fields = { ...goodForm, ...changes, token };
	let answer = await post(server, fields, { from, headers: scriptHeaders });
	if (answer.status === 428) {
		const work = solve(token, Number((await answer.json()).work));
		answer = await post(server, { ...fields, work }, { from, headers: scriptHeaders });
	}
	const { reference = '' } = await answer.json();
	return { status: answer.status, reference: String(reference) };
}

/** As the browser does it. */
export function solve(token: string, bits: number): string {
	for (let n = 0; ; n++) {
		const digest = createHash('sha256').update(`${token}:${n}`).digest();
		if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return String(n);
	}
}
