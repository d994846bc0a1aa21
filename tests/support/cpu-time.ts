/**
 * Milliseconds this thread computes for some work: a clock would count what others do on a busy machine, and the
 * process what else runs in it.
 */
export function cpuTime(work: () => void): number {
	const before = process.threadCpuUsage();
	work();
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1000;
}
