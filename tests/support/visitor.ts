import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
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

/** The task that the page's script asks for when somebody begins to fill in a form. */
export async function taskFrom(server: Pick<TestServer, 'app'>, from?: string): Promise<Challenge> {
	const given = await post(server, {}, { path: '/inquiry/token', ...(from && { from }) });
	return (await given.json()).work;
}

export const scriptHeaders = { ...browserHeaders, origin, accept: 'application/json' };

/** Sends a form as the page's script does: with what solves its task, after some seconds. */
export async function sendByScript(
	server: TestServer,
	changes: TestFields = {},
	{ from = '203.0.113.7', seconds = 20 }: { from?: string; seconds?: number } = {},
): Promise<{ readonly status: number; readonly reference: string }> {
	const work = await solve(await taskFrom(server, from));
	server.wait(seconds * 1000);
	const fields = { ...goodForm, ...changes, work };
	const answer = await post(server, fields, { from, headers: scriptHeaders });
	const { reference = '' } = await answer.json();
	return { status: answer.status, reference: String(reference) };
}

/** As the browser does it. */
export async function solve(challenge: Challenge): Promise<string> {
	return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
