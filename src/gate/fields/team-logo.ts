import type { Team } from '../../crm/contract/team.ts';
import type { LogoDraft } from '../draft.ts';
import { plainText } from '../html/plain-text.ts';
import { publicUrl } from '../html/public-url.ts';

/** Logos of teams, by the team's id; a team without a name or a web address of a logo has none. */
export type TeamLogos = ReadonlyMap<number, LogoDraft>;

export function teamLogos(teams: readonly Team[]): TeamLogos {
	return new Map(
		teams.flatMap(({ id, name, logo_url }) => {
			const [team, url] = [plainText(name), publicUrl(logo_url)];
			if (team === undefined || url === undefined) return [];
			return [[id, { team, photo: { url, kind: 'logo' } }]];
		}),
	);
}
