import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { PluginOption } from 'vite';
import { z } from 'zod';
import { problemsIn, settingsErrorMessage } from '../domain/sentences/problems.ts';

/** What a company adds to the settings of Astro; everything else there decides about addresses and files. */
const OwnAstro = z.strictObject({
	integrations: z.array(z.custom<AstroIntegration>()).default([]),
	vite: z.strictObject({ plugins: z.array(z.custom<PluginOption>()).default([]) }).prefault({}),
});

const Module = z.object({ default: z.unknown() });

/**
 * Reads a company's own integrations and Vite plugins, from `astro.config.ts` in its folder.
 * @throws one sentence, when something else stands there.
 */
export async function companyAstro(folder: string): Promise<z.output<typeof OwnAstro>> {
	const file = join(folder, 'astro.config.ts');
	if (!existsSync(file)) return OwnAstro.parse({});
	const { default: written } = Module.parse(await import(pathToFileURL(file).href));
	const own = OwnAstro.safeParse(written, { error: settingsErrorMessage });
	if (own.success) return own.data;
	throw new Error(
		`src/company/astro.config.ts cannot be used: ${problemsIn(own.error)}. It may hold \`integrations\` and \`vite.plugins\`.`,
	);
}
