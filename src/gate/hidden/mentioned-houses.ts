import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { textsIn } from './draft-texts.ts';
import { houseKeys, houseMentions } from './house-mentions.ts';

/** What the texts of a public record may name as houses (see `houseMentions`), except the one that it shows itself. */
export function mentionedHouses(record: Unit | Project): string[] {
	const keys = new Set(
		textsIn(record).flatMap((text) => houseMentions(text).map(({ key }) => key)),
	);
	return [...keys.difference(new Set(houseKeys(record.place)))];
}
