import type { Endpoint } from '../endpoint.ts';
import { BareList, Envelope, List, Written } from '../field.ts';
import { Project, ProjectsQuery, ProjectWrite } from '../project.ts';
import { PropertyStatus } from '../status.ts';
import { Unit, UnitQuery, UnitsQuery } from '../unit.ts';

/**
 * Units, projects and the statuses of units. Reading one unit is not shown, but real accounts answer it;
 * creating, changing and deleting units is not shown either, and the sandbox has no call for it.
 */
export const unitEndpoints = {
	units: {
		method: 'GET',
		path: '/units',
		does: 'Lists units',
		query: UnitsQuery,
		answer: List,
		sends: Envelope,
		items: Unit,
	},
	unit: {
		method: 'GET',
		path: '/units/:id',
		does: 'Reads a unit',
		beyondDocument: true,
		query: UnitQuery,
		answer: Unit,
	},
	propertyStatuses: {
		method: 'GET',
		path: '/property_statuses',
		does: 'Lists the statuses a unit can have',
		beyondDocument: true,
		answer: List,
		sends: Envelope,
		items: PropertyStatus,
	},
	projects: {
		method: 'GET',
		path: '/projects',
		does: 'Lists all projects',
		query: ProjectsQuery,
		answer: List,
		sends: BareList,
		items: Project,
	},
	project: {
		method: 'GET',
		path: '/projects/:id',
		does: 'Reads a project',
		answer: Project,
	},
	createProject: {
		method: 'POST',
		path: '/projects',
		does: 'Creates a project (the body of the answer is not shown: `ok` and `id`)',
		body: ProjectWrite,
		answer: Written,
		success: 201,
	},
	updateProject: {
		method: 'PUT',
		path: '/projects/:id',
		does: 'Changes a project (the body of the answer is not shown: `ok` and `id`)',
		body: ProjectWrite,
		answer: Written,
	},
} as const satisfies Record<string, Endpoint>;
