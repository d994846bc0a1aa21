import { EnergyClass, type Energy } from '../../domain/energy.ts';
import { advertisedEnergy } from '../../domain/law/certificate.ts';
import { foreign, speak } from '../../domain/spoken.ts';
import { speakWords } from '../../i18n/account-words.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { PageLanguages } from '../../domain/page.ts';
import type { Row } from '../rows.ts';

/**
 * Scales of energy classes, each with the class that the unit reaches: Spain has one for consumption and one for emissions,
 * other countries have one without a name.
 */
export function energyScales(
	{ efficiencyClass, co2Class }: Energy,
	{ country, locale }: { readonly country: string | undefined } & Pick<PageLanguages, 'locale'>,
) {
	if (country !== 'ES') {
		return efficiencyClass ? [{ name: undefined, grades: german, reached: efficiencyClass }] : [];
	}
	const t = translator(locale);
	return [
		{ name: t('energy.scale.consumption'), reached: efficiencyClass },
		{ name: t('energy.scale.emissions'), reached: co2Class },
	].flatMap(({ name, reached }) => (reached ? [{ name, grades: spanish, reached }] : []));
}

/** Rows of an energy certificate, in the terms of its country. */
export function energyRows(
	energy: Energy,
	{ country, locale, defaultLocale }: { readonly country: string | undefined } & PageLanguages,
): Row[] {
	const t = translator(locale);
	const { certificate, efficiencyClass, co2, co2Class, hwb, fgee, includesWarmWater } = energy;
	const isSpanish = country === 'ES';
	const number = (value: number) => formatNumber(value, locale, 2);
	const perYear = (value: number | undefined) =>
		value === undefined ? undefined : t('energy.unit', { value: number(value) });
	const day = (iso: string | undefined) => (iso ? formatDate(iso, locale) : undefined);
	const yesNo = (value: boolean | undefined) =>
		value === undefined ? undefined : t(value ? 'energy.yes' : 'energy.no');
	const carriers = speak(energy.carrier, locale, defaultLocale);
	const carrier =
		carriers?.lang === 'de' ? speakWords(carriers.text.split(', '), locale) : carriers;
	const value = perYear(country === 'DE' ? advertisedEnergy(energy) : energy.value);
	const emissions = co2 === undefined ? undefined : t('energy.co2Unit', { value: number(co2) });
	return [
		[t('energy.certificate'), certificate && t(`energy.${certificate}`)],
		isSpanish
			? [t('energy.value.ES'), graded(value, efficiencyClass)]
			: [t(certificate ? `energy.value.${certificate}` : 'energy.value'), value],
		[t('energy.heat'), perYear(energy.heat)],
		[t('energy.electricity'), perYear(energy.electricity)],
		[t('energy.class'), isSpanish ? undefined : efficiencyClass],
		[t('energy.hwb'), graded(perYear(hwb?.value), hwb?.class)],
		[t('energy.fgee'), graded(fgee && number(fgee.value), fgee?.class)],
		[t('energy.co2'), isSpanish ? graded(emissions, co2Class) : emissions],
		[t('energy.carrier'), carrier?.text, foreign(carrier?.lang, locale)],
		[t('energy.year'), energy.year ? String(energy.year) : undefined],
		[t('energy.warmWater'), yesNo(certificate === 'consumption' ? includesWarmWater : undefined)],
		[t('energy.issued'), day(energy.issued)],
		[t('energy.validUntil'), day(energy.validUntil)],
	];
}

/** Each class with its colour, from 1 (green) to 9 (red). */
const german = EnergyClass.options.map((grade, at) => ({ grade, colour: at + 1 }));
/** Spain has no A+ and no H; its G has the colour of the German H. */
const spanish = (['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const).map((grade, at) => ({
	grade,
	colour: [1, 2, 4, 5, 6, 7, 9][at] ?? 9,
}));

function graded(figure: string | undefined, grade: string | undefined): string | undefined {
	return [figure, grade].filter(Boolean).join(' · ') || undefined;
}
