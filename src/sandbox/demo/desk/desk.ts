import type { Agency } from '../../agency.ts';
import { createCalendar } from './calendar.ts';
import { customFieldGroups } from './custom-fields.ts';
import { dealPipelines, deals } from './deals.ts';
import { links } from './links.ts';
import { attachments, messages } from './mails.ts';
import { owners } from './owners.ts';
import { partners } from './partners.ts';
import { seekers } from './seekers.ts';
import { setup } from './setup.ts';
import { tags } from './tags.ts';
import { policies, tasks } from './tasks.ts';
import { viewings } from './viewings.ts';

/** What the agency's people work with every day; nothing of it is for the website. */
export function deskOf(now: Date) {
	const calendar = createCalendar(now);
	return {
		...setup,
		...tags,
		...links,
		customFieldGroups,
		contacts: [...owners(calendar), ...seekers(calendar), ...partners(calendar)],
		dealPipelines,
		deals: deals(calendar),
		tasks: [...tasks(calendar), ...viewings(calendar)],
		policies: policies(calendar),
		messages: messages(calendar),
		attachments,
	} satisfies Partial<Agency>;
}
