import type { Locale } from '../domain/locale.ts';
import { readFigure, type Figure } from './fields/figure.ts';
import { figureRules, type FigureField, type FigureRule } from './fields/figure-rules.ts';
import type { Numeric } from './fields/number.ts';
import { type Discretion, quoted } from './hidden/texts.ts';

/** Reads the figures of one record. What has a value that is not shown is named in the report. */
export interface FigureReader {
	/** With what is said beside the value. @param rule where the field has another than its own */
	figure(field: FigureField, rule?: FigureRule): Figure | undefined;
	exact(field: FigureField, rule?: FigureRule): number | undefined;
}

export function figureReader(
	record: Readonly<Partial<Record<FigureField, Numeric>>>,
	{
		ownLocale,
		today,
		discretion,
	}: {
		readonly ownLocale: Locale;
		/** ISO date or time. */
		readonly today: string;
		readonly discretion: Discretion;
	},
): FigureReader {
	const thisYear = Number(today.slice(0, 4));
	const figure: FigureReader['figure'] = (field, rule: FigureRule = figureRules[field]) => {
		const raw = record[field];
		const read = readFigure(raw, rule, ownLocale);
		const words = read !== undefined && quoted(String(raw), discretion);
		const isToCome =
			typeof read === 'object' && read.value > thisYear + (rule.yearsAhead ?? Infinity);
		if (read === 'unreadable' || isToCome) {
			discretion.note(
				`${field} ${words}, which can be read in two ways, or in none that is plausible, and is left out; write it in digits alone in the CRM`,
			);
			return undefined;
		}
		if (read?.saysMore) discretion.note(`${field} ${words}, of which only the figure is shown`);
		return read;
	};
	return { figure, exact: (field, rule) => figure(field, rule)?.value };
}
