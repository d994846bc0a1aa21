import type { Validators } from './download.ts';

/** What a picture is made from, and how. */
export interface Origin {
	/** SHA-256 of the bytes. */
	readonly source: string;
	readonly recipe: string;
}

/** Which photo of the CRM a picture in the store came from. */
export interface PhotoSource {
	readonly key: string;
	/** Id of the image in the CRM. */
	readonly image: number | undefined;
	/** The picture it is; it must have been added. */
	readonly origin: Origin;
	readonly address: string;
	readonly validators: Validators;
}
