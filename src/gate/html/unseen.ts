import type { Element } from 'hast';

/**
 * Whether an element is one that nobody sees where the text is written, as word processors and mails paste them: what
 * is hidden there must not come to light because styles are taken off here.
 */
export function isUnseen({ properties }: Element): boolean {
	const { hidden, style } = properties;
	return (
		(hidden !== undefined && hidden !== false) || (typeof style === 'string' && hides.test(style))
	);
}

const hides = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)\b/i;
