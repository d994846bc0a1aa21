import type { Catalogue } from '../catalog/queries.ts';
import type { InquiryTarget, InquiryTargets } from '../domain/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import { isOnOffer } from '../domain/status.ts';
import { headline, projectName } from '../i18n/unit-words.ts';

/** What visitors of a release may ask about; titles are in the language the company works in. */
export function inquiryTargets(catalogue: Catalogue, locale: Locale): InquiryTargets {
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
	return { format: 1, targets: [...units, ...projects] };
}
