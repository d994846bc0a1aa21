import type { Broker as WireBroker } from '../crm/contract/broker.ts';
import type { Team } from '../crm/contract/team.ts';
import type { Photo } from '../media/photo.ts';
import type { BrokerDraft, LogoDraft } from './draft.ts';
import { defined } from './fields/defined.ts';
import { setWords } from './fields/set-words.ts';
import { plainText } from './html/plain-text.ts';
import { publicUrl } from './html/public-url.ts';
import { nothingHidden, richText } from './hidden/texts.ts';

/** The person a visitor writes to, from the public fields only; without a name there is none. */
export function brokerOf(
	wire: WireBroker | null | undefined,
	logos: TeamLogos,
	notes?: Set<string>,
): BrokerDraft | undefined {
	if (!wire) return undefined;
	const name =
		plainText(wire.name) ?? plainText(`${wire.first_name ?? ''} ${wire.last_name ?? ''}`);
	if (name === undefined) return undefined;
	const familyName = plainText(wire.last_name);
	const title = plainText(wire.academic_title);
	// What an account says of its people tells nothing of a unit.
	const description = richText(wire.description ?? '', 'description', nothingHidden);
	const read = (
		field: 'public_phone' | 'public_cell' | 'public_email',
		reader: (words: string) => string | undefined,
	) => {
		const words = setWords(wire[field]);
		const value = words === undefined ? undefined : reader(words);
		if (words !== undefined && value === undefined) {
			const said = `${field} says “${words.slice(0, 60)}”`;
			notes?.add(`broker ${wire.id}: ${said}, which is none, and is left out.`);
		}
		return value;
	};
	const [landline, cell] = [read('public_phone', phoneNumber), read('public_cell', phoneNumber)];
	return {
		id: wire.id,
		name: title === undefined || name.startsWith(title) ? name : `${title} ${name}`,
		...defined({
			familyName: familyName !== undefined && name.includes(familyName) ? familyName : undefined,
			role: plainText(wire.position),
			abstract: plainText(wire.abstract),
			description,
			phone: landline ?? cell,
			email: read('public_email', emailAddress),
			// The API swaps the two: `team_id` is the department, a record of /teams.
			department: wire.team_id && wire.team_id > 0 ? wire.team_id : undefined,
			portraitPhoto: portraitOf(wire),
			logo: logos.get(wire.team_id ?? 0),
		}),
	};
}

/** Words with a number that somebody can call; spreadsheets make "4.93E+11" of one. */
function phoneNumber(words: string): string | undefined {
	return /[1-9]\D*\d\D*\d/.test(words) && !/\de\+?\d/i.test(words) ? words : undefined;
}

/** An address, also where it stands in brackets, or "(at)" in it. */
function emailAddress(words: string): string | undefined {
	const [, inBrackets] = /<([^<>]+)>$/.exec(words) ?? [];
	const address = (inBrackets ?? words)
		.replace(/^mailto:/i, '')
		.replace(/\s*[([{]\s*(?:at|ät|@)\s*[)\]}]\s*|\s+at\s+/iu, '@')
		.replaceAll(/\s*[([{]\s*(?:dot|punkt|\.)\s*[)\]}]\s*/giu, '.');
	return /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:".]{2,}$/u.test(address)
		? address
		: undefined;
}

/** The picture of a person, which the CRM gives no version of. */
export function portraitOf(wire: WireBroker | null | undefined): Photo | undefined {
	const url = publicUrl(wire?.avatar_url) ?? publicUrl(wire?.avatar);
	return url === undefined ? undefined : { url, kind: 'portrait' };
}

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
