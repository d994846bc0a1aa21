import type { DatabaseSync } from 'node:sqlite';
import { withStandIns } from './stand-ins.ts';
import { createDocuments, type DocumentList } from './documents.ts';
import { createPairs, type Pairs } from './pairs.ts';
import { createParts, type Parts } from './parts.ts';
import { createPhotos, type Photos } from './photos.ts';
import { createRecords, type Records } from './records.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { createUploads, type Uploads } from './uploads.ts';

const tables = {
	units: 'units',
	projects: 'projects',
	statuses: 'property_statuses',
	brokers: 'brokers',
	teams: 'teams',
	contacts: 'contacts',
	contactStatuses: 'contact_statuses',
	sources: 'contact_sources',
	tasks: 'tasks',
	messages: 'messages',
	policies: 'policies',
	attachments: 'attachments',
	snippets: 'snippets',
	activities: 'activities',
	activityTypes: 'activity_types',
	reservationReasons: 'reservation_reasons',
	tags: 'tags',
	customFieldGroups: 'custom_field_groups',
	deals: 'deals',
	dealPipelines: 'deal_pipelines',
	hooks: 'hooks',
	/** Calls of hooks, with how they ended. */
	hookDeliveries: 'hook_deliveries',
	/** Reminders that are due by e-mail. */
	mails: 'mails',
	automationRuns: 'automation_runs',
} as const;

/** All data of one company in the CRM. */
export interface Account extends Readonly<Record<keyof typeof tables, Records>> {
	readonly favorites: Pairs;
	readonly ownerships: Pairs;
	readonly partnerships: Pairs;
	readonly documents: DocumentList;
	readonly parts: Parts;
	readonly photos: Photos;
	readonly uploads: Uploads;
	readonly requests: RequestLog;
	/** An id for an image or link, which lie in the records they belong to. */
	newPartId(): number;
	/** Runs `work` whole or not at all. */
	transaction<T>(work: () => T): T;
}

/** The account that lies in a database. */
export function openAccount(db: DatabaseSync): Account {
	const records = (name: keyof typeof tables) => createRecords(db, tables[name]);
	const partId = db.prepare('INSERT INTO part_ids DEFAULT VALUES');
	const parts = createParts(db);
	const units = createRecords(db, tables.units, { revive: withStandIns });
	return {
		units: parts.noting(units, 'Property'),
		projects: parts.noting(records('projects'), 'Project'),
		statuses: records('statuses'),
		brokers: records('brokers'),
		teams: records('teams'),
		contacts: records('contacts'),
		contactStatuses: records('contactStatuses'),
		sources: records('sources'),
		tasks: records('tasks'),
		messages: records('messages'),
		policies: records('policies'),
		attachments: records('attachments'),
		snippets: records('snippets'),
		activities: records('activities'),
		activityTypes: records('activityTypes'),
		reservationReasons: records('reservationReasons'),
		tags: records('tags'),
		customFieldGroups: records('customFieldGroups'),
		deals: records('deals'),
		dealPipelines: records('dealPipelines'),
		hooks: records('hooks'),
		hookDeliveries: records('hookDeliveries'),
		mails: records('mails'),
		automationRuns: records('automationRuns'),
		favorites: createPairs(db, 'favorites'),
		ownerships: createPairs(db, 'ownerships'),
		partnerships: createPairs(db, 'partnerships'),
		documents: createDocuments(db),
		parts,
		photos: createPhotos(db),
		uploads: createUploads(db),
		requests: createRequestLog(db),
		newPartId: () => Number(partId.run().lastInsertRowid),
		transaction(work) {
			db.exec('BEGIN IMMEDIATE');
			try {
				const result = work();
				db.exec('COMMIT');
				return result;
			} catch (error) {
				// On a full disk SQLite has rolled back by itself, and what it said of that is what counts.
				if (db.isTransaction) db.exec('ROLLBACK');
				throw error;
			}
		},
	};
}
