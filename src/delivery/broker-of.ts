import type { Inquiry } from '../intake/inquiry.ts';

/** The broker of most of what an inquiry is about, and of several such the first. */
export function brokerOf(targets: Inquiry['targets']): number | undefined {
	const ids = targets.flatMap(({ brokerId }) => brokerId ?? []);
	const share = (id: number) => ids.filter((other) => other === id).length;
	return ids.toSorted((one, other) => share(other) - share(one))[0];
}
