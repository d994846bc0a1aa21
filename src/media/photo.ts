import type { Localised } from '../domain/localised.ts';

/** A picture as it lies at the CRM, to be downloaded and encoded. */
export interface Photo {
	readonly url: string;
	/** Id of the image in the CRM. */
	readonly id?: number;
	/** When the CRM last changed it, as the CRM words it. */
	readonly updatedAt?: string;
	readonly kind: 'photo' | 'floorPlan' | 'portrait';
	readonly caption?: Localised;
}

/**
 * What identifies the bytes of a photo. A URL holds the image's title and changes when it is renamed, so
 * id and time of change are taken where they are known.
 */
export function photoKey({ id, updatedAt, url }: Photo): string {
	return id !== undefined && updatedAt !== undefined ? `${id}@${updatedAt}` : url;
}
