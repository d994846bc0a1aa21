import { join } from 'node:path';
import { requireEndpoint } from '../build/requirements/endpoint-named.ts';
import { requireReceiver } from '../build/requirements/endpoint-answers.ts';
import { requireFinished } from '../build/requirements/finished.ts';
import { requireLook } from '../build/requirements/look.ts';
import { requireOwnCompany } from '../build/requirements/own-company.ts';
import { missingLegalTexts } from '../texts/legal-texts.ts';
import { requireReadable } from '../texts/readable-texts.ts';
import { misplacedFiles } from '../wiring/misplaced-files.ts';
import { describeBuild, type Environment } from '../wiring.ts';
import type { ExaminedAccount } from './examine-account.ts';
import { advised, needed, needsOf, type Finding } from './finding.ts';
import { privatePhotosNote } from './private-photos.ts';

/**
 * What settings, texts and variables lack for a live site, the most important first.
 * @param account legal texts and people that it has
 */
export async function examineSettings(
	environment: Environment,
	{ legal: told, people }: Pick<ExaminedAccount, 'legal' | 'people'>,
): Promise<Finding[]> {
	const { site, company, crm, delivery, rebuilding, notifyHook } = environment;
	const live = { ...environment, mode: 'production' } as const;
	const folder = join(company.texts, 'legal');
	const { defaultLocale: locale, legal: kinds } = site;
	const alarms = delivery.alarmUrl ?? (delivery.smtpUrl && site.notify.email);
	return [
		...(await needsOf(() => requireFinished(live))),
		...(await needsOf(() => requireOwnCompany({ ...live, legal: told, people }))),
		...(await needsOf(() => requireReceiver(describeBuild(live), []))),
		...(await needsOf(() => requireReadable(company.texts))),
		...missingLegalTexts(told, { folder, locale, kinds }).map(needed),
		...(await needsOf(() => requireLook(environment))),
		...(await needsOf(() => requireEndpoint(live))),
		...misplacedFiles(company.folder, site).map(advised),
		...(site.inquiry.sourceId === undefined
			? [
					advised(
						'Tasks of the website are no inquiries in the CRM: put the id of a contact source into `inquiry.sourceId` in src/company/config.ts.',
					),
				]
			: []),
		...(alarms
			? []
			: [
					advised(
						'Nobody is told when an inquiry cannot be delivered: set VITRINE_ALARM_URL in .env, or VITRINE_SMTP_URL there and `notify.email` in src/company/config.ts.',
					),
				]),
		...[crm && privatePhotosNote(crm, environment)].flatMap((note) =>
			note ? [advised(note)] : [],
		),
		...((notifyHook ?? (delivery.smtpUrl && site.notify.email))
			? []
			: [advised('Nobody is told when a build is refused: set VITRINE_NOTIFY_HOOK in .env.')]),
		...(rebuilding.hookSecret
			? []
			: [
					advised(
						'The CRM cannot call for a new build: set VITRINE_HOOK_SECRET in .env, as docs/deploy.md tells, or build by a timer.',
					),
				]),
	];
}
