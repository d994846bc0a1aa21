import { attempt } from '../../domain/attempt.ts';
import { forgetRefusal, tellRefusal, withoutSecrets } from './notify.ts';
import { markdownCode, markdownText } from './markdown-text.ts';
import { printableLines } from './printable.ts';
import { NotExported } from '../../hosts/export/not-exported.ts';
import { AnotherBuild } from '../../release/lock.ts';
import { clearOutcome, writeOutcome, type Outcome } from '../../release/outcome.ts';
import type { Environment } from '../../wiring.ts';
import { failureSentence } from './failure-sentence.ts';

interface ReportOptions {
	readonly environment: Pick<Environment, 'site' | 'places' | 'notifyHook' | 'delivery'>;
	/** Must not stand in what is sent, such as the key of the CRM. */
	readonly secrets: readonly string[];
	/** Prints what could not be sent. */
	readonly say: (line: string) => void;
	readonly now?: () => Date;
}

/**
 * Makes a build and writes down what it has come to, for the steps of a CI after it; when it fails, tells
 * whoever the settings name.
 * @param build resolves with what it has come to, and with the changes as Markdown.
 * @throws what the build throws.
 */
export async function reportBuild(
	build: () => Promise<{ readonly outcome: Outcome; readonly changes: string }>,
	{ environment, secrets, say, now = () => new Date() }: ReportOptions,
): Promise<void> {
	const { site, places, notifyHook, delivery } = environment;
	clearOutcome(places);
	try {
		writeOutcome(places, await build());
		forgetRefusal(places.refusal);
	} catch (error) {
		if (error instanceof AnotherBuild) throw error;
		const message = printableLines(failureSentence(error));
		const reason = withoutSecrets(message, secrets);
		// A preview says in its own words what to run instead.
		const isLive = [error, error instanceof Error && error.cause].some(
			(each) => each instanceof NotExported,
		);
		const problems = await tellRefusal(
			{ site: site.name, reason, at: now(), isLive },
			{
				locale: site.defaultLocale,
				email: site.notify.email,
				smtp: delivery.smtpUrl,
				hook: notifyHook,
				secrets,
				memory: places.refusal,
			},
		);
		for (const problem of problems) say(problem);
		writeRefusal(environment, { reason, isLive });
		throw error;
	}
}

/** On a full disk, which is a reason to be refused, there is nowhere to write it. */
function writeRefusal(
	{ places }: ReportOptions['environment'],
	{ reason, isLive }: { readonly reason: string; readonly isLive: boolean },
): void {
	const [sentence = '', ...rest] = reason.split('\n');
	// What comes after the sentence is to be pasted, or was printed by another program.
	const more = rest.length > 0 ? `\n${markdownCode(rest.join('\n'))}\n` : '';
	const title = isLive
		? 'The website is not up to date at its host'
		: 'The website was not updated';
	const changes = `# ${title}\n\n${markdownText(sentence)}\n${more}`;
	attempt(() => writeOutcome(places, { outcome: 'refused', changes }));
}
