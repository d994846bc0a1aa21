import type { Broker } from '../domain/person.ts';
import type { Project } from '../domain/project.ts';
import type { Unit } from '../domain/unit.ts';
import type { Photo } from '../media/photo.ts';

/** A logo of a team that still has to be encoded. */
export interface LogoDraft {
	readonly team: string;
	readonly photo: Photo;
}

/** A broker whose portrait and logo still have to be encoded. */
export type BrokerDraft = Omit<Broker, 'portrait' | 'logo'> & {
	portraitPhoto?: Photo;
	logo?: LogoDraft;
};

/** A unit behind the privacy gate; its photos still have to be encoded, in this order. */
export type UnitDraft = Omit<Unit, 'pictures' | 'broker'> & {
	broker?: BrokerDraft;
	photos: Photo[];
};

/** A project behind the privacy gate; its photos still have to be encoded, in this order. */
export type ProjectDraft = Omit<Project, 'pictures' | 'broker'> & {
	broker?: BrokerDraft;
	photos: Photo[];
};
