import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../domain/brand.ts';

const publicFolder = join(import.meta.dirname, '../../public');

/**
 * Makes sure that a company's own colours can be read and its files are there, before anything is done that takes time.
 * @throws one sentence when they cannot, or are not.
 */
export async function requireBrand(
	brand: Brand | undefined,
	{ folder = publicFolder } = {},
): Promise<void> {
	if (!brand) return;
	requireFiles(brand, folder);
	const { brandStyles } = await import('../render/plugins/brand-styles.ts');
	brandStyles(brand);
}

function requireFiles({ logo, serif }: Brand, folder: string): void {
	const files = [
		['logo.file', logo?.file],
		['logo.dark', logo?.dark],
		['serif.file', serif?.file],
	] as const;
	for (const [name, file] of files) {
		if (file === undefined) continue;
		if (statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()) continue;
		throw new Error(
			`src/company/config.ts: brand.${name} names ${file}, and there is no file public${file}: put it into public/, or take out brand.${name}.`,
		);
	}
}
