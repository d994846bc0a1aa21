import type { SSRResult } from 'astro';
import {
	Fragment,
	renderComponent,
	renderScript,
	renderTemplate,
	templateEnter,
	templateExit,
	unescapeHTML,
} from 'astro/runtime/server/index.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageBytes } from '../../../src/publish/render/page-bytes.ts';

const assets = { styles: ['/site.css'], scripts: { 'map.ts': '_astro/map.js' } };
const map = '<script type="module" src="/_astro/map.js"></script>';
const Astro = z.custom<SSRResult>();

/** What a page becomes, after the type of the document. */
async function textOf(page: (astro: SSRResult) => unknown): Promise<string> {
	const bytes = await pageBytes((state) => page(Astro.parse(state)), {}, assets);
	const text = new TextDecoder().decode(bytes);
	expect(text).toMatch(/^<!DOCTYPE html>/);
	return text.slice('<!DOCTYPE html>'.length);
}

test('writes texts so that nothing in them is taken for markup', async () => {
	const title = `<b title="a'b">Müller & Söhne</b>`;
	expect(await textOf(() => renderTemplate`<p>${title}</p>`)).toBe(
		'<p>&lt;b title=&quot;a&#39;b&quot;&gt;Müller &amp; Söhne&lt;/b&gt;</p>',
	);
	expect(await textOf(() => renderTemplate`<p>${unescapeHTML('<i>frei</i>')}</p>`)).toBe(
		'<p><i>frei</i></p>',
	);
});

test('writes numbers, and nothing where there is nothing', async () => {
	expect(
		await textOf(
			() => renderTemplate`${0}|${undefined}|${null}|${false}|${''}|${[1, ['2', new Set([3])]]}`,
		),
	).toBe('0|||||123');
});

test('writes half a character as the sign for what is none', async () => {
	expect(await textOf(() => renderTemplate`<p>${'Haus \uD83C am See 🏡'}</p>`)).toBe(
		'<p>Haus \uFFFD am See 🏡</p>',
	);
});

test('names a script once, and in each template that is copied later', async () => {
	const text = await textOf((astro) => {
		const script = () => renderScript(astro, 'map.ts');
		const copied = renderTemplate`<template>${templateEnter(astro)}${script()}${templateExit(astro)}</template>`;
		return renderTemplate`${script()}${copied}${script()}<p>`;
	});
	expect(text).toBe(`${map}<template>${map}</template><p>`);
});

test('keeps the order where a component or what it holds is waited for', async () => {
	const text = await textOf((astro) => {
		const late = Promise.resolve(renderTemplate`<i>${Promise.resolve('2')}</i>`);
		const held = { default: () => renderTemplate`<b>${renderScript(astro, 'map.ts')}</b>` };
		const named = { default: () => renderTemplate`3 & ${'4 <'}` };
		return renderTemplate`1${late}${renderComponent(astro, 'Fragment', Fragment, {}, held)}${renderComponent(astro, 'Heading', 'h2', {}, named)}5`;
	});
	expect(text).toBe(`1<i>2</i><b>${map}</b><h2>3 & 4 &lt;</h2>5`);
});

test('refuses what it could only write wrongly', async () => {
	await expect(textOf(() => renderTemplate`${() => 'later'}`)).rejects.toThrow(
		'A component holds what is neither text nor a component.',
	);
	await expect(textOf(() => renderTemplate`${new Date(0)}`)).rejects.toThrow(
		'A component holds what is neither text nor a component.',
	);
	await expect(textOf((astro) => renderScript(astro, 'lost.ts'))).rejects.toThrow(
		'Astro has compiled no file for lost.ts.',
	);
});
