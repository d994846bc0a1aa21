import { photosFor } from '../../src/build/read/add-pictures.ts';
import { createCrm } from '../../src/crm/client.ts';
import { hashOf, photoKey, type Photo } from '../../src/media/photo.ts';
import { createPhotoPreparer } from '../../src/media/photo-preparer.ts';
import { recipeOf } from '../../src/media/plan.ts';
import { openMediaStore } from '../../src/media/store.ts';
import { readDrafts } from '../support/read-drafts.ts';
import { site } from '../support/settings.ts';
import { answer, askedOf } from './own-process.ts';
import { BuildRequest } from './sizes.ts';

// Scale data shows the same few pictures thousands of times under other ids. Each is encoded once, and
// the store is told that the others consist of the same bytes, instead of loading them all.
const { crm, media } = askedOf(BuildRequest);
const client = createCrm(crm);
const { units, projects } = await readDrafts(client, {
	site,
	today: new Date().toISOString().slice(0, 10),
});
await client.close();
const photos = [...units, ...projects].flatMap(photosFor);
const bySource = Map.groupBy(photos, ({ kind, url }) => `${kind} ${sourceOf(url)}`);
const firsts = [...bySource.values()].flatMap(([first]) => first ?? []);

const store = openMediaStore(media);
const begun = performance.now();
const { hosts } = site.media;
const preparer = createPhotoPreparer({ store, hosts, allowedOrigins: [crm.origin] });
const { problems } = await preparer.pictures(firsts);
await preparer.close();
const time = performance.now() - begun;
if (problems[0]) throw new Error(problems[0].message);
for (const [first, ...others] of bySource.values()) if (first) rememberAll(first, others);
store.close();
answer({ encoded: preparer.work.encoded, time });

function rememberAll(first: Photo, others: readonly Photo[]): void {
	const known = store.known(photoKey(first), recipeOf(first.kind));
	if (!known) throw new Error(`The store does not know image ${first.id}, though it was prepared.`);
	for (const { id: image, url, ...photo } of others) {
		const key = photoKey({ ...photo, id: image, url });
		store.remember({ key, image, origin: known.origin, address: hashOf(url), validators: {} });
	}
}

/** The sandbox names a picture's bytes in the segment before the file name. */
function sourceOf(url: string): string {
	return url.split('/').at(-2) ?? url;
}
