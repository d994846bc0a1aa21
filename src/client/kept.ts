/** For good, or until the tab is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

/** What this device keeps under a name. Storage may be forbidden; that counts as empty. */
export function kept(name: string, storage: StorageName = 'localStorage'): string | null {
	try {
		return globalThis[storage].getItem(name);
	} catch {
		return null;
	}
}

/** Keeps a text under a name; nothing takes it away. */
export function keep(
	name: string,
	text: string | null,
	storage: StorageName = 'localStorage',
): void {
	try {
		if (text === null) globalThis[storage].removeItem(name);
		else globalThis[storage].setItem(name, text);
	} catch {
		// Full, or forbidden.
	}
}

export function keptWords(name: string): string[] {
	return (kept(name) ?? '').split(' ').filter(Boolean);
}

/** Keeps words under a name, which is free again where there are none. */
export function keepWords(name: string, words: readonly (string | number)[]): void {
	keep(name, words.join(' ') || null);
}
