import type { Broker } from './broker.ts';
import type { Site } from './site.ts';

const collator = new Intl.Collator('de');

/** The order in which a company lists its people: by family name, those of one name by the whole of it. */
export function byFamilyName(a: Broker, b: Broker): number {
	return (
		collator.compare(familyName(a), familyName(b)) ||
		collator.compare(a.name, b.name) ||
		a.id - b.id
	);
}

/** Its last word, where the account does not say which part of a name it is. */
function familyName({ name, familyName: known }: Broker): string {
	return known ?? name.slice(name.lastIndexOf(' ') + 1);
}

/** People in the order of a page: first those whom the settings name, as they name them, then the others as they were. */
export function inSiteOrder<Person extends Pick<Broker, 'id'>>(
	people: readonly Person[],
	{ peopleFirst }: Pick<Site, 'peopleFirst'>,
): Person[] {
	const placeOf = ({ id }: Person) => {
		const place = peopleFirst.indexOf(id);
		return place < 0 ? peopleFirst.length : place;
	};
	return people.toSorted((one, other) => placeOf(one) - placeOf(other));
}
