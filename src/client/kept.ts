/**
 * What this device keeps of a visitor's choices. A browser that keeps nothing is as good as one without choices,
 * and what it could not keep has not happened.
 */
export function kept(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** Keeps a text under a name; nothing takes it away. */
export function keep(name: string, text: string | null): void {
	try {
		if (text === null) localStorage.removeItem(name);
		else localStorage.setItem(name, text);
	} catch {
		// Full, or forbidden.
	}
}

/** Whether this tab keeps something under a name, which goes when it is closed. */
export function isInTab(name: string): boolean {
	try {
		return sessionStorage.getItem(name) !== null;
	} catch {
		return false;
	}
}
