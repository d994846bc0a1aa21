import type { PhotoError } from './photo-error.ts';
import type { Photo } from './photo.ts';

/** A photo that failed, for the report. */
export interface PhotoProblem {
	/** `photoKey`, to find the unit it belongs to. */
	readonly key: string;
	/** Id of the image in the CRM, where it has one. */
	readonly id?: number;
	/** What went wrong and what to do, completing "image 4711 …": the same for all that failed so. */
	readonly reason: string;
	/** Whether its host is out of order; otherwise the photo itself is at fault. */
	readonly isTemporary: boolean;
	/** One sentence with the id and without the address, which can hold a name. */
	readonly message: string;
}

interface FailedPhoto {
	readonly key: string;
	readonly photo: Photo;
	readonly error: PhotoError;
	/** Whether an earlier version stands in. */
	readonly hasCopy: boolean;
}

/** What went wrong with a photo, in a sentence for those who keep the CRM. */
export function problemOf({ key, photo, error, hasCopy }: FailedPhoto): PhotoProblem {
	const name = photo.id === undefined ? 'An image without an id' : `Image ${photo.id}`;
	const effect = hasCopy ? 'Its last good copy is shown.' : 'It is left out.';
	const { message: reason, isTemporary } = error;
	const message = `${name} ${reason}. ${effect}`;
	return { key, ...(photo.id !== undefined && { id: photo.id }), reason, isTemporary, message };
}

/** Photos that the time of this build did not suffice for. */
export interface Remaining {
	/** Photos that are left out, or shown in an earlier version. */
	readonly missing: number;
	/** Photos whose largest files are still to be made. */
	readonly small: number;
}

/** The line of the report; `undefined` when nothing remains. */
export function remainingLine({ missing, small }: Remaining): string | undefined {
	const parts = [
		missing > 0 && `${count(missing)} still to come`,
		small > 0 && `${count(small)} still to come in full size`,
	].filter(Boolean);
	if (parts.length === 0) return undefined;
	return `The time for photos (media.budgetSeconds) is used up: ${parts.join(', ')}. The next builds go on.`;
}

function count(photos: number): string {
	return photos === 1 ? '1 photo is' : `${photos} photos are`;
}
