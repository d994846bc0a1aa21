import { leadPicture, leadPictures, type Picture } from './pictures/picture.ts';
import type { Unit } from './unit.ts';

type Pictured = Pick<Unit, 'id' | 'deal' | 'kind' | 'projectId' | 'pictures'>;

/** What a home page opens with and shows as new. */
interface HomeChoice<U extends Pictured> {
	readonly hero: U | undefined;
	/** Three at most. */
	readonly fresh: readonly U[];
	/** The photo each of them is shown by, by its id: none stands twice on the page where there are others. */
	readonly pictures: ReadonlyMap<number, Picture>;
}

/**
 * Chooses from the newest units: homes with photos, one of each project, and not only what is to buy or only
 * what is to rent where there are both.
 * @param opening the unit the settings name, if it is on offer
 * @param elsewhere pictures that stand on the page anyway
 */
export function chooseForHome<U extends Pictured>(
	newest: readonly U[],
	{
		opening,
		elsewhere,
	}: { readonly opening: U | undefined; readonly elsewhere: readonly (Picture | undefined)[] },
): HomeChoice<U> {
	const pictured = newest.filter((unit) => leadPicture(unit)?.kind === 'photo');
	const varied = pictured.filter(
		({ projectId }, at) =>
			!projectId || at === pictured.findIndex((other) => other.projectId === projectId),
	);
	const homes = varied.filter(({ kind }) => kind === 'apartment' || kind === 'house');
	const hero = opening ?? homes.find(({ projectId }) => !projectId) ?? varied[0];
	const shown = [hero && leadPicture(hero), ...elsewhere];
	const others = homes.filter(({ id }) => id !== hero?.id);
	const pictures = leadPictures(others, shown);
	const names = new Set(shown.map((picture) => picture?.jpeg.name));
	const isOwn = ({ id }: U) => !names.has(pictures.get(id)?.jpeg.name);
	// Those whose photo stands elsewhere on the page come last.
	const inOrder = [...others.filter(isOwn), ...others.filter((unit) => !isOwn(unit))];
	const [first, second, ...rest] = inOrder;
	const third = rest.find(({ deal }) => deal !== first?.deal || deal !== second?.deal) ?? rest[0];
	return { hero, fresh: [first, second, third].flatMap((unit) => unit ?? []), pictures };
}
