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
			try {
				const values = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
				sessionStorage.setItem(place, JSON.stringify({ path: location.pathname, values }));
			} catch {
				// A browser that stores nothing; what was typed still stands in the form.
			}
		},
		restore() {
			try {
				const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
				if (!isRecord(kept) || kept['path'] !== location.pathname || !isRecord(kept['values']))
					return;
				for (const field of fields()) {
					const value = kept['values'][field.name];
					if (typeof value === 'string' && value !== '') field.value = value;
				}
			} catch {
				// Nothing is there that could be restored.
			}
		},
		forget() {
			try {
				sessionStorage.removeItem(place);
			} catch {
				// Nothing was kept.
			}
		},
	};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null;
}
