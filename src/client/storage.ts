/** Until the visitor deletes it, or until the tab is closed. */
type Area = 'localStorage' | 'sessionStorage';

/** Texts under names on this device. Storage may be blocked or full; both count as empty. */
export const storage = {
	get(name: string, area: Area = 'localStorage'): string | null {
		try {
			return globalThis[area].getItem(name);
		} catch {
			return null;
		}
	},
	/** Stores a text, or removes it where there is none. */
	set(name: string, text: string | null, area: Area = 'localStorage'): void {
		try {
			if (text === null) globalThis[area].removeItem(name);
			else globalThis[area].setItem(name, text);
		} catch {
			// Full, or blocked.
		}
	},
	getWords: (name: string): string[] => (storage.get(name) ?? '').split(' ').filter(Boolean),
	setWords(name: string, words: readonly (string | number)[]): void {
		storage.set(name, words.join(' ') || null);
	},
};
