import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../domain/site/brand.ts';

const publicFolder = join(import.meta.dirname, '../../../public');

/** What makes a site look like its company's. */
interface Look {
	readonly site: { readonly brand?: Brand | undefined };
	readonly company: { readonly theme: string };
}

/**
 * Makes sure that a company's logo is there and its theme can be used, before anything is done that takes time.
 * @throws one sentence for each thing that is missing or cannot be.
 */
export async function requireLook(
	{ site, company }: Look,
	{ folder = publicFolder } = {},
): Promise<void> {
	requireFiles(site.brand, folder);
	if (!existsSync(company.theme)) return;
	const { readTheme } = await import('../../render/theme/theme.ts');
	readTheme(company.theme);
}

function requireFiles(brand: Brand | undefined, folder: string): void {
	const files = [
		['logo.file', brand?.logo?.file],
		['logo.dark', brand?.logo?.dark],
	] as const;
	for (const [name, file] of files) {
		if (file === undefined) continue;
		if (statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()) continue;
		throw new Error(
			`src/company/config.ts: brand.${name} names ${file}, and there is no file public${file}: put it into public/, or take out brand.${name}.`,
		);
	}
}
