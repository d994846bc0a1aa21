import { keep, kept } from '../kept.ts';

const place = 'inquiry';

/** Keeps what was typed in the tab's own storage, and only after a sending has failed. */
export function createKeeper(form: HTMLFormElement): {
	keep(): void;
	restore(): void;
	forget(): void;
} {
	const fields = () =>
		[...form.elements].filter(
			(each): each is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
				each.closest('.field') !== null && 'value' in each,
		);
	return {
		keep() {
			const values = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
			const { pathname: path, hash } = location;
			keep(place, JSON.stringify({ path, hash, values }), 'sessionStorage');
		},
		restore() {
			try {
				const before: unknown = JSON.parse(kept(place, 'sessionStorage') ?? 'null');
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
		forget: () => keep(place, null, 'sessionStorage'),
	};
}

/** Whether somebody has typed there, while the script was still on its way. */
function isTyped(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
	return !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null;
}
