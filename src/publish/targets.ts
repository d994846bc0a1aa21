import type { Catalogue } from '../catalog/queries.ts';
import type { InquiryTarget } from '../domain/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import type { Picture } from '../domain/picture.ts';
import { isOnOffer } from '../domain/status.ts';
import { headline, projectName } from '../i18n/unit-words.ts';
import { mediaBase } from './media-base.ts';

/** What the names of all files of the pictures and portraits shown begin with. */
export function shownPictures(
	shown: Iterable<{
		readonly pictures: readonly Picture[];
		readonly broker?: { readonly portrait?: Picture | undefined } | undefined;
	}>,
): Set<string> {
	const bases = new Set<string>();
	for (const { pictures, broker } of shown) {
		for (const { avif, jpeg } of broker?.portrait ? [...pictures, broker.portrait] : pictures) {
			for (const { name } of [...avif, jpeg]) bases.add(mediaBase(name));
		}
	}
	return bases;
}

/** What visitors of a release may ask about; titles are in the language the company works in. */
export function inquiryTargets(catalogue: Catalogue, locale: Locale): InquiryTarget[] {
	const units = catalogue
		.units()
		.filter(({ status }) => isOnOffer(status))
		.map((unit): InquiryTarget => {
			const { id, reference, broker } = unit;
			const title = headline(unit, locale, locale).text;
			return { kind: 'unit', id, title, reference, ...(broker && { brokerId: broker.id }) };
		});
	const projects = catalogue.projects().map((project): InquiryTarget => {
		const { id, broker } = project;
		const title = projectName(project, locale, locale).text;
		return {
			kind: 'project',
			id,
			title,
			reference: String(id),
			...(broker && { brokerId: broker.id }),
		};
	});
	return [...units, ...projects];
}
