import { certificateSentence } from '../../domain/law/certificate.ts';
import { Feature, type Deal, type Unit } from '../../domain/unit.ts';
import { formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { monthlyCostsOf } from '../../domain/monthly/monthly-costs.ts';
import type { Languages } from '../../domain/page.ts';
import type { Row } from '../rows.ts';
import type { CardContext } from './card.ts';
import { unitCosts } from './costs.ts';
import { energyRows } from './energy.ts';
import { unitFacts } from './facts.ts';
import { monthlyRows, withoutText } from './monthly.ts';
import { kindInPlace } from './name.ts';

/** A unit in the words of its page, as a comparison puts it beside others. */
export interface ComparedUnit {
	readonly deal: Deal;
	/** Its price and what comes with it. */
	readonly costs: readonly Row[];
	/** Monthly costs, part by part; none where they are unknown. */
	readonly months: readonly Row[];
	readonly facts: readonly Row[];
	/** What it has, by name. */
	readonly features: readonly string[];
}

export function comparedUnit(unit: Unit, context: CardContext & Languages): ComparedUnit {
	const { locale } = context;
	const t = translator(locale);
	const costs = known(unitCosts({ ...unit, fields: [] }, context).rows);
	const months = monthlyCostsOf(unit, context.monthly);
	const without = months && withoutText(months, locale);
	const total = months && [formatMoney(months.total, locale), without].filter(Boolean).join(', ');
	const status = unit.status === 'reserved' ? 'unit.status.reserved' : 'unit.status.available';
	return {
		deal: unit.deal,
		costs,
		months: months
			? [[t('monthly.total'), total], ...monthlyRows(months, { unit, ...context })]
			: unit.price.kind === 'onRequest'
				? [[t('monthly.total'), t('unit.onRequest')]]
				: [],
		facts: [
			[t('shortlist.place'), kindInPlace(unit, locale)],
			...known(unitFacts(unit, context)),
			...energyOf(unit, context),
			[t('shortlist.status'), t(status)],
		],
		features: Feature.options
			.filter((feature) => unit.features.includes(feature))
			.map((feature) => t(`feature.${feature}`)),
	};
}

function known(rows: readonly Row[]): readonly Row[] {
	return rows.filter(([, value]) => value);
}

/** The class or the figure that buildings of its country are compared by, or why there is none. */
function energyOf(unit: Unit, context: CardContext): readonly Row[] {
	const t = translator(context.locale);
	const { country } = unit.place;
	const sentence = certificateSentence(unit, { country });
	if (sentence === 'notRequired' || sentence === 'monument' || sentence === 'expired')
		return [[t('energy.class'), t(`law.energy.${sentence}`)]];
	const names = new Set([t('energy.class'), t('energy.value.ES'), t('energy.hwb')]);
	const rows = unit.energy && !sentence ? energyRows(unit.energy, { ...context, country }) : [];
	return known(rows).filter(([name]) => names.has(name));
}
