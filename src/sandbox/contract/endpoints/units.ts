import { z } from 'zod';
import type { Endpoint } from '../../../crm/contract/endpoint.ts';
import { endpoints as site } from '../../../crm/contract/endpoints.ts';
import { Written } from '../../../crm/contract/field.ts';
import { Project } from '../../../crm/contract/project.ts';
import { Unit, unitWishes } from '../../../crm/contract/unit.ts';
import { ProjectWrite } from '../record-writes.ts';

/** Query of GET /units/:id, which without flags answers in the shape for old clients. */
export const UnitQuery = z.looseObject({
	...unitWishes,
});

/**
 * Units, projects and the statuses of units. Reading one unit is not shown, but real accounts answer it;
 * creating, changing and deleting units is not shown either, and the sandbox has no call for it.
 */
export const unitEndpoints = {
	units: site.units,
	unit: {
		method: 'GET',
		path: '/units/:id',
		does: 'Reads a unit',
		beyondDocument: true,
		query: UnitQuery,
		response: Unit,
	},
	propertyStatuses: site.propertyStatuses,
	projects: site.projects,
	project: {
		method: 'GET',
		path: '/projects/:id',
		does: 'Reads a project',
		response: Project,
	},
	createProject: {
		method: 'POST',
		path: '/projects',
		does: 'Creates a project (the body of the answer is not shown: `ok` and `id`)',
		body: ProjectWrite,
		response: Written,
		success: 201,
	},
	updateProject: {
		method: 'PUT',
		path: '/projects/:id',
		does: 'Changes a project (the body of the answer is not shown: `ok` and `id`)',
		body: ProjectWrite,
		response: Written,
	},
} as const satisfies Record<string, Endpoint>;
