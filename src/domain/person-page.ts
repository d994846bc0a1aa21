import type { Broker } from './broker.ts';
import type { Site } from './site.ts';

/** Whether a person has a public number or e-mail address, without which a page of their own is of no use. */
export function isReachable({ phone, email }: Pick<Broker, 'phone' | 'email'>): boolean {
	return phone !== undefined || email !== undefined;
}

/** Whether somebody who looks after a unit on offer has a page; the plan and every link to it agree on this. */
export function hasPersonPage(person: Broker, { people }: Pick<Site, 'people'>): boolean {
	return people === 'pages' && isReachable(person);
}
