/** Keeps a figure and its unit on one line, in a text or in HTML: "13,2 m²", "19.000 €", "9 Uhr". */
export function keepTogether(text: string): string {
	return text.replaceAll(figureAndUnit, '$1\u00A0$2');
}

const figureAndUnit = /(\d) (€|%|(?:m²|k?m|cm|kWp?|kWh|h|Uhr|[ap]m|[Mm]in)(?![\p{L}\d]))/gu;
