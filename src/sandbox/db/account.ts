import type { DatabaseSync } from 'node:sqlite';
import { createPhotos, type Photos } from './photos.ts';
import { createRecords, type Records } from './records.ts';

/** All data of one company in the CRM. */
export interface Account {
	readonly units: Records;
	readonly projects: Records;
	readonly statuses: Records;
	readonly brokers: Records;
	readonly teams: Records;
	readonly contacts: Records;
	readonly sources: Records;
	readonly tasks: Records;
	readonly activities: Records;
	readonly activityTypes: Records;
	readonly photos: Photos;
	/** Runs `work` whole or not at all. */
	transaction<T>(work: () => T): T;
}

export function openAccount(db: DatabaseSync): Account {
	return {
		units: createRecords(db, 'units'),
		projects: createRecords(db, 'projects'),
		statuses: createRecords(db, 'property_statuses'),
		brokers: createRecords(db, 'brokers'),
		teams: createRecords(db, 'teams'),
		contacts: createRecords(db, 'contacts'),
		sources: createRecords(db, 'contact_sources'),
		tasks: createRecords(db, 'tasks'),
		activities: createRecords(db, 'activities'),
		activityTypes: createRecords(db, 'activity_types'),
		photos: createPhotos(db),
		transaction(work) {
			db.exec('BEGIN IMMEDIATE');
			try {
				const result = work();
				db.exec('COMMIT');
				return result;
			} catch (error) {
				db.exec('ROLLBACK');
				throw error;
			}
		},
	};
}
