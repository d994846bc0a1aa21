import { createHash } from 'node:crypto';
import { hiddenNames } from '../../src/intake/form.ts';
import { pathOf } from '../../src/i18n/paths.ts';
import { openRelease } from '../../src/release/release-folder.ts';
import type { ReleaseIndex } from '../../src/release/release-index.ts';
import { browserHeaders, goodForm } from '../support/inquiry.ts';
import { solve } from '../support/visitor.ts';
import { isPublic, titleOf } from './account.ts';
import type { Draw } from './draw.ts';
import { record } from './network.ts';
import type { Parts } from './parts.ts';
import { seenIn } from './seen.ts';
import type { Server } from './server.ts';
import { origin } from './site.ts';

/** The people who look at the site and ask about homes. */
export interface Visitors {
	/** Somebody looks at a few pages, one right after the other. */
	walk(): Promise<void>;
	/** Somebody sends an inquiry; once more where no answer comes, or for a slip of the finger. */
	ask(): Promise<void>;
	/** References of inquiries that a visitor was promised an answer to. */
	readonly promised: ReadonlySet<string>;
}

export function sendVisitors({
	server,
	account,
	watch,
	draw,
	journal,
	time,
	environment: { places },
}: Parts & { readonly server: Server; readonly draw: Draw }): Visitors {
	const promised = new Set<string>();
	/** Addresses of homes that somebody has looked at, and comes back to. */
	const bookmarks = new Set<string>();
	const violate = (what: string) => journal.violate(time.now(), what);

	/** What was sent must be what the live release has under this path. */
	async function visit(path: string, index: ReleaseIndex): Promise<void> {
		const response = await server.fetch(new Request(origin + path, { headers: browserHeaders }));
		const body = await response.text();
		watch.sent(seenIn(body));
		if (response.ok && path.includes('/immobilien/')) bookmarks.add(path);
		const wanted = index.file(path)?.name;
		const digest = createHash('sha256').update(body).digest('hex').slice(0, 32);
		if (response.ok && wanted !== digest)
			violate(`${kindOf(path)} is not that of the live release`);
		if (!response.ok && wanted !== undefined)
			violate(`${kindOf(path)} is live and answers ${response.status}`);
	}

	function unitPaths(): string[] {
		return account.ids().map((id) => {
			const title = { de: titleOf(account.unit(id)) };
			return pathOf('de', { kind: 'unit', id, title });
		});
	}

	async function post(path: string, fields: object): Promise<Response> {
		const headers = {
			...browserHeaders,
			origin,
			'content-type': 'application/json',
			accept: 'application/json',
		};
		const body = JSON.stringify(fields);
		return server.fetch(new Request(origin + path, { method: 'POST', headers, body }));
	}

	async function send(fields: object): Promise<boolean> {
		const response = await post('/inquiry', fields).catch(() => undefined);
		if (response?.status !== 202) {
			journal.note(time.now(), `visitor: no promise (${response?.status ?? 'no answer'})`);
			return response?.status === 422;
		}
		promised.add(String(record(await response.json())['reference']));
		journal.note(time.now(), `visitor: promise ${promised.size}`);
		return true;
	}

	return {
		promised,
		async walk() {
			if (!server.isUp()) return;
			watch.look();
			const units: readonly [string, ...string[]] = ['/de/', ...unitPaths()];
			const known: readonly [string, ...string[]] = ['/de/kaufen/', ...bookmarks];
			const { pick } = draw;
			const paths = ['/de/', pick(units), pick(units), pick(known), pick(known)];
			const { index } = openRelease(places.current);
			for (const path of paths) await visit(path, index);
			index.close();
		},
		async ask() {
			const shown = account.ids().filter((id) => isPublic(account.unit(id)));
			const id = shown[draw.between(0, shown.length - 1)];
			const given = await post('/inquiry/token', {}).catch(() => undefined);
			if (!given?.ok || id === undefined) return;
			const { work } = await given.json();
			const solution = await solve(work);
			const fields = {
				...goodForm,
				email: `${draw.pick(['ada', 'ben', 'cleo'])}@example.com`,
				message: `Ist sie noch frei? ${draw.between(1, 1e9)}`,
				target: `unit-${id}`,
				[hiddenNames.work]: solution,
			};
			let wanted = draw.chance(0.3) ? 2 : 1;
			const attempt = async (left: number): Promise<void> => {
				if (await send(fields)) wanted -= 1;
				if (wanted === 0 || left === 0) return;
				time.later('world', draw.pick([300, 60_000, 600_000]), () => attempt(left - 1));
			};
			time.later('world', draw.between(10_000, 300_000), () => attempt(8));
		},
	};
}

/** The path without its numbers, so that a violation reads alike for every unit. */
function kindOf(path: string): string {
	return path.replaceAll(/\d+/g, 'N');
}
