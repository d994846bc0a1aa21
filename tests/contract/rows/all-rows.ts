import type { DocumentRows } from '../../support/document-row.ts';
import { activities } from './activities.ts';
import { beyondDocument } from './beyond-document.ts';
import { company } from './company.ts';
import { contacts } from './contacts.ts';
import { deals } from './deals.ts';
import { media } from './media.ts';
import { projects } from './projects.ts';
import { references } from './references.ts';
import { relations } from './relations.ts';
import { tags } from './tags.ts';
import { tasks } from './tasks.ts';
import { trash } from './trash.ts';
import { units } from './units.ts';

/** The contract table: what each call and each parameter of the API does. */
export const allRows: DocumentRows = {
	...contacts,
	...projects,
	...units,
	...activities,
	...tasks,
	...company,
	...media,
	...deals,
	...tags,
	...relations,
	...trash,
	...references,
	...beyondDocument,
};
