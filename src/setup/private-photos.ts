import ipaddr from 'ipaddr.js';
import type { CrmOptions } from '../crm/client.ts';

/**
 * Says that photos of a CRM on this machine or in a private network are not loaded, unless its origin is trusted: one
 * sentence, or nothing.
 */
export function privatePhotosNote(
	{ baseUrl }: Pick<CrmOptions, 'baseUrl'>,
	{ trustedOrigins }: { readonly trustedOrigins: readonly string[] },
): string | undefined {
	const { origin, hostname } = new URL(baseUrl);
	if (!isPrivate(hostname)) return undefined;
	if (trustedOrigins.some((trusted) => new URL(trusted).origin === origin)) return undefined;
	return `The CRM is on this machine or in a private network, from where no photo is loaded: put VITRINE_TRUSTED_ORIGINS=${origin} into .env.`;
}

function isPrivate(hostname: string): boolean {
	const address = hostname.replace(/^\[(.*)\]$/, '$1');
	if (!ipaddr.isValid(address)) return hostname === 'localhost';
	return ipaddr.process(address).range() !== 'unicast';
}
