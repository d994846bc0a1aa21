import ipaddr from 'ipaddr.js';
import type { CrmOptions } from '../../crm/client.ts';
import { asksByMail } from '../../domain/site/alert-settings.ts';
import type { Environment } from '../../wiring.ts';

/** What settings and variables of a live site had better say, the most important first. */
export function advice(environment: Environment): string[] {
	const { site, crm, delivery, rebuilding, notifyHook } = environment;
	const mailed = delivery.smtpUrl && site.notify.email;
	return [
		site.inquiry.sourceId === undefined &&
			'Tasks of the website are no inquiries in the CRM: put the id of a contact source into `inquiry.sourceId` in src/company/config.ts.',
		!(delivery.alarmUrl ?? mailed) &&
			'Nobody is told when an inquiry cannot be delivered: set VITRINE_ALARM_URL in .env, or VITRINE_SMTP_URL there and `notify.email` in src/company/config.ts.',
		asksByMail(site) &&
			!delivery.smtpUrl &&
			'`alerts`, `inquiry.confirmFrom` or `viewings.confirmFrom` is set and no mail server is named here: set VITRINE_SMTP_URL where `npm start` runs, which does not start without it.',
		(site.inquiry.newsletter ?? site.inquiry.contactPermission) !== undefined &&
			site.inquiry.confirmFrom === undefined &&
			'The boxes for newsletter and contact are not offered, because nobody can be asked to confirm them: name a sender in `inquiry.confirmFrom` in src/company/config.ts, and a mail server in VITRINE_SMTP_URL.',
		(site.viewings?.bookable ?? []).length > 0 &&
			site.viewings?.confirmFrom === undefined &&
			'Viewings of `viewings.bookable` cannot be booked on the site: name a sender in `viewings.confirmFrom` in src/company/config.ts, and a mail server in VITRINE_SMTP_URL.',
		crm && privatePhotosNote(crm, environment),
		!(notifyHook ?? mailed) &&
			'Nobody is told when a build is refused: set VITRINE_NOTIFY_HOOK in .env.',
		!rebuilding.hookSecret &&
			'The CRM cannot call for a new build: set VITRINE_HOOK_SECRET in .env, as docs/deploy.md tells, or build by a timer.',
	].filter((note) => typeof note === 'string');
}

/** Says that photos of a CRM in a private network are not loaded, unless its origin is trusted. */
export function privatePhotosNote(
	crm: Pick<CrmOptions, 'baseUrl'>,
	environment: { readonly trustedOrigins: readonly string[] },
): string | undefined {
	const origin = privateOrigin(crm, environment);
	if (origin === undefined) return undefined;
	return `The CRM is on this machine or in a private network, from where no photo is loaded: put VITRINE_TRUSTED_ORIGINS=${origin} into .env.`;
}

/** Origin of a CRM on this machine or in a private network; nothing where it is trusted, or public. */
export function privateOrigin(
	{ baseUrl }: Pick<CrmOptions, 'baseUrl'>,
	{ trustedOrigins }: { readonly trustedOrigins: readonly string[] },
): string | undefined {
	const { origin, hostname } = new URL(baseUrl);
	if (!isPrivate(hostname)) return undefined;
	return trustedOrigins.some((trusted) => new URL(trusted).origin === origin) ? undefined : origin;
}

function isPrivate(hostname: string): boolean {
	const address = hostname.replace(/^\[(.*)\]$/, '$1');
	if (!ipaddr.isValid(address)) return hostname === 'localhost';
	return ipaddr.process(address).range() !== 'unicast';
}
