import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentType } from '../../../src/domain/link.ts';
import { embedOf, embedProviders } from '../../../src/domain/embed.ts';
import { securityHeaders } from '../../../src/hosts/headers.ts';

const frameOf = (url: string) => embedOf({ url, embeddable: true })?.frame;

describe('a link that may be embedded', () => {
	test.each([
		['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s', 'aqz-KE-bpKQ'],
		['https://youtu.be/aqz-KE-bpKQ?si=abc', 'aqz-KE-bpKQ'],
		['http://m.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
		['https://www.youtube.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
	])('to YouTube is framed without its cookies: %s', (url, video) => {
		expect(frameOf(url)).toBe(`https://www.youtube-nocookie.com/embed/${video}?rel=0`);
	});

	test.each([
		['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
		['https://vimeo.com/76979871/ab12cd', 'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd'],
		[
			'https://player.vimeo.com/video/76979871?h=ab12cd&autoplay=1',
			'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd',
		],
	])('to Vimeo asks it not to track: %s', (url, frame) => {
		expect(frameOf(url)).toBe(frame);
	});

	test('to a tour is framed by the same address, over https', () => {
		expect(frameOf('http://my.matterport.com/show/?m=SxQL3iGyoDo')).toBe(
			'https://my.matterport.com/show/?m=SxQL3iGyoDo',
		);
	});

	test.each([
		'https://www.youtube.com/@somebody',
		'https://www.youtube.com/watch?v=%22onload',
		'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
		'https://vimeo.com/channels/staffpicks',
		'https://my.matterport.com/',
		'https://my.matterport.com:8443/show/?m=SxQL3iGyoDo',
		'https://rundgang.example/loft',
	])('to anything else is only followed: %s', (url) => {
		expect(frameOf(url)).toBeUndefined();
	});

	const [video, path] = ['aqz-KE-bpKQ', '/watch?v=aqz-KE-bpKQ'];
	const lookAlikes = embedProviders
		.flatMap(({ host }) => [
			host,
			host.replace('-nocookie', ''),
			host.replace(/^(?:www|player|my)\./, ''),
		])
		.concat('youtu.be', 'vimeo.com')
		.flatMap((host) => [
			`https://evil.example/?${host}${path}`,
			`https://evil.example/#https://${host}${path}`,
			`https://evil.example/${host}${path}`,
			`https://${host}.evil.example${path}`,
			`https://${host}@evil.example${path}`,
			`https://${host}:443@evil.example${path}`,
			`https://evil-${host}${path}`,
			`https://evil.example\\@${host}.evil.example${path}`,
			`https://${host.replace('o', '\u043E')}${path}`,
			`https://${host.replace('e', '\u0435')}${path}`,
			`https://${host.replace('.', '\u3002evil.')}${path}`,
			`https://${host.replaceAll('.', '-')}.example${path}`,
			`javascript://${host}${path}`,
			`data:text/html,https://${host}${path}`,
			`ftp://${host}${path}`,
		])
		.filter(
			(url) =>
				!embedProviders.some(({ host }) => URL.parse(url)?.href.startsWith(`https://${host}/`)),
		);

	test('is none of the hosts that only look like one (B10)', () => {
		expect(new Set(lookAlikes).size).toBeGreaterThanOrEqual(100);
		const framed = lookAlikes.filter((url) => frameOf(url) !== undefined);
		expect(framed, video).toEqual([]);
	});

	test('is only followed where the account does not say that it may be embedded', () => {
		expect(embedOf({ url: 'https://youtu.be/aqz-KE-bpKQ', embeddable: false })).toBeUndefined();
	});

	test('is framed only from a host that the headers of the site name', () => {
		const policy = securityHeaders({ origin: 'https://www.example.com', indexed: true })[
			'Content-Security-Policy'
		];
		const allowed = /frame-src ([^;]+)/.exec(policy ?? '')?.[1]?.split(' ');
		expect(allowed).toEqual(embedProviders.map(({ host }) => `https://${host}`));
		const hosts = embedProviders.flatMap(({ host }) => [host, `www.${host}`]);
		fc.assert(
			fc.property(
				fc.constantFrom(...hosts, 'vimeo.com', 'youtu.be', 'youtube.com'),
				fc.webPath(),
				fc.webQueryParameters(),
				(host, path, query) => {
					const url = URL.parse(`https://${host}${path}?${query}`)?.href;
					const frame = url && frameOf(url);
					if (frame) expect(allowed).toContain(new URL(frame).origin);
				},
			),
		);
	});
});

test.each([
	['https://files.example/Baubeschreibung.PDF', 'PDF'],
	['https://files.example/plan.dwg?download=1', 'DWG'],
	['https://files.example/seite', undefined],
	['https://files.example/v1.2', undefined],
	['https://pdf.example/', undefined],
])('a link to %s is one to a file of the type %s', (url, type) => {
	expect(documentType({ url })).toBe(type);
});
