import type { Broker } from '../crm/contract/broker.ts';
import type { Team } from '../crm/contract/team.ts';
import type { Agency, AgencyBroker, AgencyImage, AgencyRecord, AgencyTeam } from './agency.ts';
import type { Fields } from './db/records.ts';
import { brokerDefaults, projectDefaults, unitDefaults } from './defaults.ts';
import type { Media, MediaFile } from './media.ts';
import { createArrivals } from './record-events.ts';
import { seedFurther } from './seed-further.ts';
import type { Service } from './service.ts';
import { membership } from './teams.ts';
import { token } from './token.ts';

/**
 * Writes a whole agency into the account, in one transaction; records with the same id are replaced. Hooks
 * are told of its units and projects.
 * @throws when an image names a picture that the media do not hold
 */
export function seedAccount(
	{ account, media, events }: Pick<Service, 'account' | 'events'> & { readonly media: Media },
	agency: Agency,
): void {
	const arrivals = createArrivals({ account, events });
	account.transaction(() => {
		for (const status of agency.statuses) account.statuses.put(status.id, { ...status });
		for (const source of agency.sources) account.sources.put(source.id, source);
		for (const type of agency.activityTypes) account.activityTypes.put(type.id, type);
		for (const team of agency.teams) account.teams.put(team.id, withLogo(team));
		for (const broker of agency.brokers) {
			const team = agency.teams.find(({ broker_ids }) => broker_ids?.includes(broker.id));
			const own = broker.team_id ?? broker.department_ids?.[0] ?? team?.id;
			account.brokers.put(broker.id, {
				...brokerDefaults(withPortrait(broker)),
				...membership(own),
			});
		}
		for (const project of agency.projects) {
			const record = withPictures('Project', project);
			arrivals.put('Project', project.id, projectDefaults(project.id, record));
		}
		for (const unit of agency.units) {
			const record = withPictures('Property', unit);
			arrivals.put('Property', unit.id, unitDefaults(unit.id, record));
		}
		seedFurther(account, agency);
	});
	arrivals.tell();

	function withPictures(type: string, record: AgencyRecord): Fields {
		const images = (record.images ?? []).map((image, index) =>
			picture(image, image.id ?? record.id * 100 + index + 1, type),
		);
		return { ...record, images };
	}

	function withLogo({ logo, ...team }: AgencyTeam): Team {
		if (logo === undefined) return team;
		const { address, file } = stored(logo, `team ${team.id}`);
		return { ...team, logo_url: `/photos/${address}/${logo}.${file.ending}` };
	}

	function withPortrait({ portrait, ...broker }: AgencyBroker): Broker {
		if (portrait === undefined) return broker;
		const { address, file } = stored(portrait, `broker ${broker.id}`);
		const name = `${portrait}.${file.ending}`;
		return {
			...broker,
			avatar: `/photos/${address}/thumb_${name}`,
			avatar_url: `/photos/${address}/${name}`,
		};
	}

	function picture({ media: id, ...image }: AgencyImage, imageId: number, type: string): Fields {
		const { address, file } = stored(id, `${type} image ${imageId}`);
		return { ...image, id: imageId, token: address, ending: file.ending };
	}

	function stored(id: string, user: string): { address: string; file: MediaFile } {
		const file = media.file(id);
		if (!file) throw new Error(`The demo media hold no picture "${id}", named by ${user}.`);
		const address = token(user);
		account.photos.put(`/photos/${address}/${id}`, id);
		return { address, file };
	}
}
