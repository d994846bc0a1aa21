import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard, without those of taste. */
const validator = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: {
		// A page without JavaScript says `hidden`, and the standard allows what the rule doubts.
		'no-redundant-role': 'off',
	},
});

/** What breaks the HTML standard on a page, a line each with the rule and the place. */
export function invalidHtml(html: string): string[] {
	const { results } = validator.validateStringSync(html);
	return results.flatMap(({ messages }) =>
		messages.map(
			({ ruleId, message, selector, line, column }) =>
				`${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
		),
	);
}
