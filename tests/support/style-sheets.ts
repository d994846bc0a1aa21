import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/wiring.ts';

/** A style sheet of the project. */
export interface StyleSheet {
	/** Path from the project's root. */
	readonly file: string;
	/** Its text without comments. */
	readonly css: string;
}

export function styleSheets(): StyleSheet[] {
	return globSync('src/**/*.css', {
		cwd: projectRoot,
		exclude: ['src/sandbox/**', 'src/company/**'],
	})
		.sort()
		.map((file) => ({
			file,
			css: readFileSync(join(projectRoot, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
		}));
}

/** Every selector of a sheet by itself; lists are taken apart. */
export function selectorsOf(css: string): string[] {
	return [...css.matchAll(/([^{};]+)\{/g)]
		.map(([, before = '']) => before.trim())
		.filter((before) => !before.startsWith('@') && !/^(from|to|\d+%)/.test(before))
		.flatMap((list) => splitOutside(list, ','));
}

/**
 * The class whose rules a selector is among: the first one that is not only asked for. `.card:has(.tag) h3` is a rule
 * of `card`, and `:is(.card, .teaser) h3` one of both.
 */
export function scopesOf(selector: string): string[] {
	for (const compound of splitOutside(selector, ' ')) {
		const asked = compound.replaceAll(/:(not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
		const own = asked.replaceAll(/:(is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
		const [, first] = /\.([a-z][\w-]*)/i.exec(own) ?? [];
		if (first !== undefined) return [first];
		const any = [...asked.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
		if (any.length > 0) return any;
	}
	return [];
}

function splitOutside(text: string, by: string): string[] {
	const parts = [''];
	let depth = 0;
	for (const letter of text) {
		if ('(['.includes(letter)) depth += 1;
		if (')]'.includes(letter)) depth -= 1;
		if (depth === 0 && (by === ' ' ? /\s/ : /,/).test(letter)) parts.push('');
		else parts[parts.length - 1] += letter;
	}
	return parts.map((part) => part.trim()).filter(Boolean);
}
