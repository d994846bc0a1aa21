import { z } from 'zod';
import type { Locale } from '../locale.ts';
import type { Picture } from './picture.ts';

/** How settings name a picture: its title in the CRM, in the account's language, or the id of its image. */
export const PictureName = z.union([z.string().min(1), z.int().positive()]);
export type PictureName = z.infer<typeof PictureName>;

/** @param crmLocale the account's language */
export function isNamed({ id, caption }: Picture, name: PictureName, crmLocale: Locale): boolean {
	return name === id || name === caption?.[crmLocale];
}
