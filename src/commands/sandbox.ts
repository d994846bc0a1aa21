import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { reasonOf } from '../domain/sentences/failure.ts';
import { readRights } from '../sandbox/access.ts';
import { demoHookSecret, type Sandbox } from '../sandbox/app.ts';
import { importRecorded, type Imported } from '../sandbox/import.ts';
import { openDemoSandbox, openSandboxFile } from '../sandbox/open.ts';
import { readPlaces } from '../wiring.ts';
import { makeFolder } from '../wiring/make-folder.ts';
import { readWords } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run sandbox                              opens the CRM on a port
npm run sandbox -- import FILE…             takes recorded responses of a real account into its data: units,
                                             projects, brokers, teams, statuses, contact sources, custom fields
  --fresh         starts anew: with the demo agency, or with nothing but what is imported
  --as NAME       the demo agency under a name of its own, with other people and addresses, to rehearse
                  going live; together with --fresh
  --units N       enlarges the demo agency to N units, the made ones with 20 photos; together with --fresh
  --port N        4477 unless given; 0 for any
  --data FILE     var/sandbox.sqlite unless given
  --rights LIST   what the key may do, such as units:read,projects:read,property_statuses:read for a website
  --faults        lets faults be asked for at /sandbox/faults
  --plain-notes   creates tasks that are neither marked as reminder nor due`;

await run(main);

async function main(): Promise<void> {
	const read = readWords(
		{
			fresh: { type: 'boolean', default: false },
			as: { type: 'string' },
			units: { type: 'string' },
			port: { type: 'string', default: '4477' },
			data: { type: 'string' },
			rights: { type: 'string' },
			faults: { type: 'boolean', default: false },
			'plain-notes': { type: 'boolean', default: false },
		},
		{ usage },
	);
	if (!read) return;
	const { values, positionals } = read;
	const [command, ...files] = positionals;
	const { data: path = readPlaces().sandbox, fresh, faults } = values;
	makeFolder(dirname(resolve(path)), { namedBy: '--data' });
	if (command === 'import' && files.length > 0) return importFiles(files, path, fresh);
	if (command === 'import') throw new Error(`"import" takes the file it reads.\n${usage}`);
	if (command !== undefined) throw new Error(`"${positionals.join(' ')}" is no command.\n${usage}`);
	const { origin, baseUrl, apiKey } = await openDemoSandbox({
		path,
		fresh,
		faults,
		port: whole('--port', values.port),
		acceptPlainNotes: values['plain-notes'],
		...(values.as !== undefined && { as: values.as }),
		...(values.rights !== undefined && { rights: readRights(values.rights) }),
		...(values.units !== undefined && { units: whole('--units', values.units), photos: 20 }),
	});
	console.log(`The CRM answers at   ${baseUrl}
with the key         ${apiKey}${values.rights === undefined ? '' : `, which may do no more than ${values.rights}`}
and is described at  ${origin}/reference
Calls are signed by  ${demoHookSecret}
Inquiries arrive at  ${origin}/sandbox/inbox
What it did itself   ${origin}/sandbox/journal
Its data lies in     ${path}`);
}

async function importFiles(files: readonly string[], path: string, fresh: boolean): Promise<void> {
	const recorded = files.map((file) => ({ file, response: readRecorded(file) }));
	const sandbox = openSandboxFile({ path, fresh, start: fresh ? 'empty' : 'demo' });
	try {
		for (const { file, response } of recorded) {
			const taken = importNamed(sandbox, { file, response });
			console.log(`${file}: ${taken.join(' and ')} taken into ${path}.`);
		}
		console.log('`npm run demo` shows them; `npm run sandbox` opens the CRM that holds them.');
		await sandbox.events.settled();
	} finally {
		sandbox.close();
	}
}

function importNamed(
	sandbox: Sandbox,
	{ file, response }: { readonly file: string; readonly response: unknown },
): Imported {
	try {
		return importRecorded(sandbox, response);
	} catch (error) {
		const reason = reasonOf(error);
		throw new Error(`${file} was not imported: ${reason}`, { cause: error });
	}
}

function readRecorded(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch (error) {
		const reason = reasonOf(error);
		throw new Error(`${file} cannot be read as a recorded response: ${reason}`, { cause: error });
	}
}

function whole(option: string, text: string): number {
	if (/^\d+$/.test(text)) return Number(text);
	throw new Error(`${option} takes a whole number, not "${text}".`);
}
