/** Milliseconds this process computes for some work: on a busy machine a clock would count what others do. */
export function cpuTime(work: () => void): number {
	const before = process.cpuUsage();
	work();
	return process.cpuUsage(before).user / 1000;
}
