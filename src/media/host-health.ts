/** So many photos in a row without one answer, and hardly any more of the host's are tried. */
const mostFailures = 10;
/** So many are left out before one is tried all the same. */
const firstPause = 5;
/** After so many of these have failed, too, each pause is twice as long as the one before. */
const patience = 20;

/** Which hosts of photos have failed too often in this build. */
export function createHostHealth() {
	const hosts = new Map<string, { failures: number; left: number; pause: number; tries: number }>();
	const isDown = (origin: string) => (hosts.get(origin)?.failures ?? 0) >= mostFailures;
	return {
		isDown,
		/**
		 * Whether the next photo of a host is worth a request. Of a host that is down a few are: perhaps only those that
		 * failed are broken there, and they come first in every build.
		 */
		mayAsk(origin: string): boolean {
			const host = hosts.get(origin);
			if (!host || !isDown(origin)) return true;
			host.left += 1;
			if (host.left <= host.pause) return false;
			host.left = 0;
			host.tries += 1;
			if (host.tries >= patience) host.pause *= 2;
			return true;
		},
		answered: (origin: string) => void hosts.delete(origin),
		failed(origin: string): void {
			const host = hosts.get(origin) ?? { failures: 0, left: 0, pause: firstPause, tries: 0 };
			hosts.set(origin, { ...host, failures: host.failures + 1 });
		},
	};
}
