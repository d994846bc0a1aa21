import {
	createMcpHandler,
	McpServer,
	type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { Hono } from 'hono';
import { assistantsPath } from '../i18n/paths.ts';
import { clientOf, readProxies, type IsTrusted } from '../intake/client-address.ts';
import { createCounter } from '../intake/counter.ts';
import type { Connection } from '../intake/intake.ts';
import { createAnswers, type Answer, type AnswerSource } from './answers.ts';
import { note, schemaOf, tools } from './tools.ts';

/** Calls of one source; assistants that answer many people come from few addresses. */
const bySource = { name: 'assistants', most: 600, windowMs: 60_000 };
/** Bytes of a call. */
const bodyBytes = 64 * 1024;

/** The tools with what they take, once for all requests. */
const offered = tools.map((tool) => ({ ...tool, inputSchema: standardSchema(schemaOf(tool)) }));

/** Adds the endpoint of the Model Context Protocol to a server: read only, without sessions and without accounts. */
export function addAssistants(
	app: Hono<{ Bindings: Connection }>,
	{
		isTrusted = readProxies(['loopback']),
		clock,
		report = () => {},
		...options
	}: AnswerSource & {
		readonly isTrusted?: IsTrusted;
		readonly clock: () => number;
		/** Told when an answer could not be made. */
		readonly report?: (event: { readonly event: 'error'; readonly reason: string }) => void;
	},
): void {
	const answers = createAnswers(options);
	const { name } = options.site;
	/** The reason is for the log: it may name places of this machine. */
	const unreadable = (error: unknown) => {
		report({ event: 'error', reason: error instanceof Error ? error.name : 'unknown' });
		return 'The site cannot be read at the moment; please try again in a minute.';
	};
	const handler = createMcpHandler(() => serverOf(answers, { company: name, unreadable }), {
		maxRequestBodySize: bodyBytes,
		maxSubscriptions: 1,
	});
	const counter = createCounter(clock);
	app.all(assistantsPath, async (context) => {
		const forwarded = context.req.header('x-forwarded-for') ?? null;
		const counted = [
			[bySource, clientOf({ peer: context.env?.peer ?? '', forwarded }, isTrusted)],
		] as const;
		const [used = 0] = await counter.used(counted);
		if (used >= 1)
			return context.text('Too many calls from here; please try again in a minute.\n', 429, {
				'Retry-After': '60',
			});
		await counter.add(counted);
		const answer = await handler.fetch(context.req.raw);
		answer.headers.set('Cache-Control', 'no-store');
		return answer;
	});
}

/** One for each request, as the protocol has no sessions. */
function serverOf(
	answers: ReturnType<typeof createAnswers>,
	{
		company,
		unreadable,
	}: { readonly company: string; readonly unreadable: (error: unknown) => string },
): McpServer {
	const server = new McpServer(
		{ name: `vitrine-${company}`, version: '1' },
		{
			instructions: `The homes that ${company} has on offer, as its public site shows them. ${note}`,
		},
	);
	for (const { name, title, description, inputSchema } of offered) {
		const annotations = { readOnlyHint: true, openWorldHint: false };
		server.registerTool(name, { title, description, inputSchema, annotations }, async (given) =>
			resultOf(await answers[name](given).catch(unreadable)),
		);
	}
	return server;
}

function resultOf(answer: Answer) {
	if (typeof answer === 'string')
		return { isError: true, content: [{ type: 'text' as const, text: answer }] };
	return {
		content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
		structuredContent: answer,
	};
}

/** By standardschema.dev. The answers check what they are given, so that it is told in the same words as in a page. */
function standardSchema(schema: Readonly<Record<string, unknown>>): StandardSchemaWithJSON {
	const json = () => ({ ...schema });
	return {
		'~standard': {
			version: 1,
			vendor: 'vitrine',
			validate: (value) => ({ value }),
			jsonSchema: { input: json, output: json },
		},
	};
}
