import { z } from 'zod';
import * as activity from '../../crm/contract/activity.ts';
import * as broker from '../../crm/contract/broker.ts';
import * as contactQuery from '../../crm/contract/contact-query.ts';
import * as contactWrite from '../../crm/contract/contact-write.ts';
import * as contact from '../../crm/contract/contact.ts';
import * as deal from '../../crm/contract/deal.ts';
import * as document from '../../crm/contract/document.ts';
import * as field from '../../crm/contract/field.ts';
import * as group from '../../crm/contract/group.ts';
import * as hook from '../../crm/contract/hook.ts';
import * as image from '../../crm/contract/image.ts';
import * as link from '../../crm/contract/link.ts';
import * as message from '../../crm/contract/message.ts';
import * as project from '../../crm/contract/project.ts';
import * as relation from '../../crm/contract/relation.ts';
import * as status from '../../crm/contract/status.ts';
import * as task from '../../crm/contract/task.ts';
import * as team from '../../crm/contract/team.ts';
import * as translation from '../../crm/contract/translation.ts';
import * as unit from '../../crm/contract/unit.ts';

const modules = [
	activity,
	broker,
	contact,
	contactQuery,
	contactWrite,
	deal,
	document,
	field,
	group,
	hook,
	image,
	link,
	message,
	project,
	relation,
	status,
	task,
	team,
	translation,
	unit,
];

/** The objects of the contract by the names they have there. */
export const namedSchemas: ReadonlyMap<string, z.ZodObject> = new Map(
	modules
		.flatMap((module) => Object.entries(module))
		.flatMap(([name, value]): [string, z.ZodObject][] =>
			value instanceof z.ZodObject ? [[name, value]] : [],
		),
);
