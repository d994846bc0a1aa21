import type { PhotoProblem } from '../../media/photo-problem.ts';
import type { Progress } from './progress.ts';

/** How often one reason is printed; a host that is not allowed would print as many lines as there are photos. */
const most = 5;

/** Prints what is wrong with photos while they are prepared, each reason a few times. */
export function printPhotoLines({ lines }: Pick<Progress, 'lines'>) {
	const times = new Map<string, number>();
	return {
		/** @param owner whom the photos belong to, such as `unit 4711` */
		tell(owner: string, problems: readonly Pick<PhotoProblem, 'reason' | 'message'>[]) {
			const few = problems.filter(({ reason }) => {
				const before = times.get(reason) ?? 0;
				times.set(reason, before + 1);
				return before < most;
			});
			if (few.length > 0) lines(few.map(({ message }) => `${owner}: ${message}`));
		},
		/** How many more there were for the same reasons. */
		tellRest() {
			const rest = [...times].filter(([, count]) => count > most);
			const said = rest.map(([reason, count]) => `${count} images in all: each ${reason}.`);
			if (said.length > 0) lines(said);
		},
	};
}
