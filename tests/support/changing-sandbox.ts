import { createCrm } from '../../src/crm/client.ts';
import { CrmError } from '../../src/crm/errors.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { siteWith, today } from './gate.ts';
import { readDrafts } from './read-drafts.ts';
import { randomFrom } from './random.ts';
import { key, sandboxWith, unit } from './sandbox.ts';

/** What a pull from an account that changes all the time has brought. */
export type ChangingPull =
	| { readonly gaveUp: true }
	| {
			readonly gaveUp: false;
			/** Units that were there all the time and were not brought. */
			readonly missing: number;
			/** Units that were brought though they were never there. */
			readonly invented: number;
			readonly passes: number;
	  };

/**
 * Pulls over a port from a sandbox in which one to three units are created, removed, archived or brought
 * back between any two answers. The same seed gives the same changes.
 */
export async function pullWhileChanging(seed: number, size: number): Promise<ChangingPull> {
	const random = randomFrom(seed);
	const ids = Array.from({ length: size }, (_, at) => at + 1);
	const { sandbox } = sandboxWith({ units: ids.map((id) => unit(id)) });
	const { units } = sandbox.account;
	const listed = new Set(ids);
	const stable = new Set(ids);
	const ever = new Set(ids);
	const away: number[] = [];
	let newest = size;

	function change(): void {
		const one = [...listed][Math.floor(random() * listed.size)] ?? 0;
		const kind = random();
		if (kind < 0.5) add(++newest);
		else if (kind < 0.95 || away.length === 0) {
			listed.delete(one);
			stable.delete(one);
			away.push(one);
			if (random() < 0.5) units.remove(one);
			else units.put(one, { ...units.get(one), archived: true });
		} else add(away.splice(Math.floor(random() * away.length), 1)[0] ?? ++newest);
	}

	function add(id: number): void {
		units.put(id, unit(id));
		listed.add(id);
		ever.add(id);
	}

	const answer = async (request: Request) => {
		const response = await sandbox.fetch(request);
		if (new URL(request.url).pathname === '/v1/units') {
			const changes = 1 + Math.floor(random() * 3);
			for (let done = 0; done < changes; done++) change();
		}
		return response;
	};
	const { origin, close } = await serveSandbox({ ...sandbox, fetch: answer });
	const crm = createCrm({ baseUrl: `${origin}/v1`, apiKey: key });
	let passes = 0;
	try {
		const onProgress = ({ what, pass }: { what: string; pass: number }) => {
			if (what === 'units') passes = Math.max(passes, pass);
		};
		const pulled = await readDrafts(crm, { today, site: siteWith(), onProgress });
		const found = new Set(pulled.units.map(({ id }) => id));
		return {
			gaveUp: false,
			missing: stable.difference(found).size,
			invented: found.difference(ever).size,
			passes,
		};
	} catch (error) {
		if (!(error instanceof CrmError) || error.failure.reason !== 'unstable') throw error;
		return { gaveUp: true };
	} finally {
		await crm.close();
		await close();
		sandbox.close();
	}
}
