import { storage } from '../storage.ts';

const place = 'inquiry';

/** Stores what was typed until the tab is closed, and only after a sending has failed. */
export function createDraft(form: HTMLFormElement) {
	const fields = () =>
		[...form.elements].filter(
			(each): each is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
				each.closest('.field') !== null && 'value' in each,
		);
	return {
		save() {
			const values = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
			const { pathname: path, hash } = location;
			storage.set(place, JSON.stringify({ path, hash, values }), 'sessionStorage');
		},
		restore(): void {
			try {
				const before: unknown = JSON.parse(storage.get(place, 'sessionStorage') ?? 'null');
				if (
					!isRecord(before) ||
					before['path'] !== location.pathname ||
					!isRecord(before['values'])
				)
					return;
				// What another link says of a wish is newer.
				const isSame = before['hash'] === location.hash;
				const newer = new URLSearchParams(isSame ? '' : location.hash.slice(1));
				for (const field of fields()) {
					const value = before['values'][field.name];
					const isNewer = newer.has(field.name) || isTyped(field);
					if (typeof value === 'string' && value !== '' && !isNewer) field.value = value;
				}
			} catch {
				// Nothing is there that could be restored.
			}
		},
		clear: () => storage.set(place, null, 'sessionStorage'),
	};
}

/** Whether somebody has typed there, while the script was still on its way. */
function isTyped(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
	return !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null;
}
