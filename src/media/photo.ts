import { createHash } from 'node:crypto';
import type { Localised } from '../domain/locale.ts';
import type { Provenance } from '../domain/pictures/provenance.ts';

/** A picture as the CRM offers it for download: what the privacy gate lets through, before it is a `Picture`. */
export interface Photo {
	/** Where the bytes are; never printed, never stored. */
	readonly url: string;
	/** Id of the image in the CRM; some responses carry none. */
	readonly id?: number | undefined;
	/** The image's own `updated_at`, exactly as the CRM wrote it. */
	readonly updatedAt?: string | undefined;
	/** An image called a panorama is one only if its shape is right. */
	readonly kind: 'photo' | 'floorPlan' | 'panorama' | 'portrait' | 'logo';
	/** What the account wrote about the picture; never a file name. */
	readonly caption?: Localised | undefined;
	/** What the account says of how it came about. */
	readonly provenance?: Provenance | undefined;
}

/**
 * Names one version of one photo: two photos of one key are the same picture.
 * The address counts only where the CRM gives no id, because it changes with the title; it is hashed,
 * because it can hold a name that is nobody's business.
 */
export function photoKey(photo: Photo): string {
	if (photo.id === undefined) return `${photo.kind}/url-${hashOf(photo.url)}`;
	return `${photo.kind}/${photo.id}${photo.updatedAt ? `@${photo.updatedAt}` : ''}`;
}

/** A short fingerprint of an address, for comparing without keeping it. */
export function hashOf(url: string): string {
	return createHash('sha256').update(url).digest('hex').slice(0, 32);
}
