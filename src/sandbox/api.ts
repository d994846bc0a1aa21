import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { keyName, type Access } from './access.ts';
import { createContacts } from './contacts.ts';
import { formatMoment } from './db/moment.ts';
import { Refusal } from './refusal.ts';
import { sendReminders } from './reminder.ts';
import { activityRoutes } from './routes/activities.ts';
import { companyRoutes } from './routes/company.ts';
import { contactRoutes } from './routes/contacts.ts';
import { dealRoutes } from './routes/deals.ts';
import { mediaRoutes } from './routes/media.ts';
import { messageRoutes } from './routes/messages.ts';
import { projectRoutes } from './routes/projects.ts';
import { relationRoutes } from './routes/relations.ts';
import { tagRoutes } from './routes/tags.ts';
import { taskRoutes } from './routes/tasks.ts';
import { unitRoutes } from './routes/units.ts';
import type { Service } from './service.ts';

const maxBody = 5 * 1024 * 1024;
/** Room for a photo of 15 MB in base64. */
const maxImageBody = 20 * 1024 * 1024;

/** The API itself, without the version segment: every request is logged, and needs the account's key. */
export function api(service: Service, access: Access): Hono {
	const contacts = createContacts(service);
	const routes = new Hono();
	routes.use(async (c, next) => {
		await next();
		service.account.requests.add({
			at: formatMoment(service.clock()),
			key: keyName(access.keyOf(c.req.raw)),
			method: c.req.method,
			path: loggedPath(c.req.path),
			status: c.res.status,
		});
	});
	routes.use(async (c, next) => {
		access.check(c.req.raw);
		contacts.emptyTrash();
		sendReminders(service);
		await next();
	});
	routes.use(
		'/images',
		bodyLimit({ maxSize: maxImageBody, onError: () => tooLarge(maxImageBody) }),
	);
	const usualLimit = bodyLimit({ maxSize: maxBody, onError: () => tooLarge(maxBody) });
	routes.use((c, next) => (c.req.path.endsWith('/images') ? next() : usualLimit(c, next)));
	routes.route('/units', unitRoutes(service));
	routes.route('/projects', projectRoutes(service));
	routes.route('/contacts', contactRoutes(service));
	routes.route('/tasks', taskRoutes(service));
	routes.route('/messages', messageRoutes(service));
	routes.route('/activities', activityRoutes(service));
	routes.route('/', companyRoutes(service));
	routes.route('/', tagRoutes(service));
	routes.route('/', relationRoutes(service));
	routes.route('/', mediaRoutes(service));
	routes.route('/', dealRoutes(service));
	return routes;
}

function tooLarge(limit: number): never {
	throw new Refusal(413, `body: is larger than ${limit} bytes`);
}

/** What is no name of a resource and no number may be anybody's text, such as a contact's token. */
function loggedPath(path: string): string {
	return path
		.split('/')
		.slice(0, 5)
		.map((part) => (/^([a-z_0-9]{1,30}|\d{1,12})$/.test(part) || part === '' ? part : '…'))
		.join('/');
}
