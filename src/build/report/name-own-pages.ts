import { ownPageAddress } from '../../domain/site/company-texts.ts';

/**
 * Puts the file behind each address of a company's own page in a sentence: that is where it is mended.
 * @param files seen from the folder `pages`
 */
export function nameOwnPages(sentence: string, files: readonly string[]): string {
	const byAddress = new Map(files.map((file) => [ownPageAddress(file), file]));
	return sentence.replaceAll(/(?<=^|[\s(])\/[^\s:;,()]*/g, (address) => {
		const file = byAddress.get(address);
		return file === undefined ? address : `${address} (src/company/pages/${file})`;
	});
}
