import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../../shared/fixtures/', import.meta.url);

/** Whether the recorded responses of real accounts lie beside the project; they are not part of it. */
export const hasRecordedAnswers = existsSync(folder);

/** Reads one recorded response, for instance `realistic/property_statuses.json`. */
export function recorded(file: string): unknown {
	return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

/** Path of a recorded response, to be handed to a command. */
export function recordedPath(file: string): string {
	return fileURLToPath(new URL(file, folder));
}

export const skipReason =
	'the recorded responses (../shared/fixtures) are not on this machine, so this test is skipped';
