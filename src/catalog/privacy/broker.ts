import type { Broker as WireBroker } from '../../crm/contract/broker.ts';
import type { Photo } from '../../media/photo.ts';
import type { BrokerDraft } from './draft.ts';
import { plainText } from './html/plain-text.ts';
import { publicUrl } from './html/public-url.ts';
import type { TeamLogos } from './fields/team-logo.ts';
import { richText, type Discretion } from './hidden/texts.ts';

/** The person a visitor writes to, from the public fields only; without a name there is none. */
export function brokerOf(
	wire: WireBroker | null | undefined,
	logos: TeamLogos,
): BrokerDraft | undefined {
	if (!wire) return undefined;
	const name =
		plainText(wire.name) ?? plainText(`${wire.first_name ?? ''} ${wire.last_name ?? ''}`);
	if (name === undefined) return undefined;
	const familyName = plainText(wire.last_name);
	const title = plainText(wire.academic_title);
	const role = plainText(wire.position);
	const abstract = plainText(wire.abstract);
	const description = richText(wire.description ?? '', 'description', nothingHidden);
	// Of "n/a" and "-" nobody can be called.
	const numbers = [wire.public_phone, wire.public_cell].map(plainText);
	const phone = numbers.find((number) => /\d/.test(number ?? ''));
	const email = plainText(wire.public_email);
	const portraitPhoto = portrait(wire);
	const logo = logos.get(wire.team_id ?? 0);
	return {
		id: wire.id,
		name: title === undefined || name.startsWith(title) ? name : `${title} ${name}`,
		...(familyName !== undefined && name.includes(familyName) && { familyName }),
		...(role !== undefined && { role }),
		...(abstract !== undefined && { abstract }),
		...(description !== undefined && { description }),
		...(phone !== undefined && { phone }),
		...(email !== undefined && { email }),
		// The API swaps the two: `team_id` is the department, a record of /teams.
		...(wire.team_id && wire.team_id > 0 && { department: wire.team_id }),
		...(portraitPhoto && { portraitPhoto }),
		...(logo && { logo }),
	};
}

/** What an account says of its people tells nothing of a unit. */
const nothingHidden: Discretion = { facts: [], note: () => undefined };

function portrait(wire: WireBroker): Photo | undefined {
	const url = publicUrl(wire.avatar_url) ?? publicUrl(wire.avatar);
	return url === undefined ? undefined : { url, kind: 'portrait' };
}
