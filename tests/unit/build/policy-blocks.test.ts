import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Service } from '../../../src/domain/site/service.ts';
import { blockedIn, type Kind } from '../../../src/build/report/policy-blocks/blocked-in.ts';
import { blockedNotes } from '../../../src/build/report/policy-blocks/blocked-notes.ts';
import { testFolder } from '../../support/outbox.ts';

const common = {
	company: 'Example',
	purpose: { de: 'Termine' },
	privacy: 'https://a.example/privacy',
};
const services = [
	{ ...common, id: 'booking', name: 'Termino', hosts: { frame: ['book.termino.example'] } },
	{ ...common, id: 'chat', name: 'Plauder', scripts: ['https://cdn.plauder.example/x.js'] },
].map((each) => Service.parse(each));

const found = (text: string, kind: Kind = 'astro') =>
	blockedIn(text, { kind, services }).map(({ line, what }) => `${line}: ${what}`);

describe('what the policy would block', () => {
	const named: Readonly<Record<Kind, readonly (readonly [text: string, sentence: string])[]>> = {
		astro: [
			['<script is:inline>run()</script>', '1: the inline script will not run'],
			['<script type="module">run()</script>', '1: the inline script will not run'],
			['<style is:inline>p {}</style>', '1: the inline style has no effect'],
			['<style define:vars={{ a }}>p {}</style>', '1: define:vars writes'],
			['<div>\n\t<p style="color: red">x</p></div>', '2: the attribute style has no effect'],
			['<p style={`color: ${colour}`}>x</p>', '1: the attribute style has no effect'],
			['<button\n\ttype="button"\n\tonclick="go()">x</button>', '1: the attribute onclick'],
			['<button onClick={go}>x</button>', '1: the attribute onclick does nothing'],
			['<base href="/x/">', '1: the element base has no effect'],
			[
				'<script src="https://evil.example/x.js"></script>',
				'1: the script of evil.example will not be loaded',
			],
			[
				'<script is:inline src="//evil.example/x.js" async />',
				'1: the script of evil.example will not',
			],
			[
				'<iframe src="https://maps.example/embed"></iframe>',
				'1: the frame of maps.example will not',
			],
			[
				'<img src={\'https://pics.example/a.jpg\'} alt="">',
				'1: the picture of pics.example will not',
			],
			['<video src="https://film.example/a.mp4"></video>', '1: the film or sound of film.example'],
			[
				'<style>\n@font-face { src: url(https://f.example/a.woff2) }\n</style>',
				'2: the style sheet, font or picture of f.example',
			],
			[
				'<iframe src="https://book.termino.example/x"></iframe>',
				'1: the frame of book.termino.example is loaded before a visitor has agreed: show it with <ServiceFrame service="booking">',
			],
			['---\nconst a = 1;\n---\n\n<p style="x">', '5: the attribute style'],
			[
				"<script>\n\timport chat from 'https://cdn.example/chat.js';\n</script>",
				'2: the script of cdn.example will not be loaded',
			],
			[
				'<script>\n\tconst a = 1;\n\tawait fetch("https://api.example/x");\n</script>',
				'3: the request to api.example will be refused',
			],
			['<img src={`https://pics.example/${id}.jpg`} alt="">', '1: the picture of pics.example'],
			['<img src=`//pics.example/${id}.jpg` alt="">', '1: the picture of pics.example'],
			['<svg><image href="https://pics.example/a.jpg" /></svg>', '1: the picture of pics.'],
		],
		html: [
			['<script>run()</script>', '1: the inline script will not run'],
			['<p>x</p>\n\n<style>p { color: red }</style>', '3: the inline style has no effect'],
			['<a href="javascript:go()">x</a>', '1: the address in href does nothing'],
			[
				'<img srcset="https://pics.example/a.jpg 2x" alt="">',
				'1: the picture of pics.example will not',
			],
			[
				'<link rel="stylesheet" href="https://fonts.example/css">',
				'1: the style sheet or font of fonts.example',
			],
			['<form action="https://forms.example/x">', '1: the form cannot be sent to forms.example'],
			[
				'<script src="https://cdn.plauder.example/x.js"></script>',
				'1: the script of cdn.plauder.example is loaded before a visitor has agreed',
			],
			['<SCRIPT SRC="https://evil.example/x.js"></SCRIPT>', '1: the script of evil.example'],
			['<A ONCLICK="go()">x</A>', '1: the attribute onclick does nothing'],
			['<input type="image" src="https://pics.example/a.jpg">', '1: the picture of pics.'],
			['Text\n\n<iframe src="https://maps.example/"></iframe>', '3: the frame of maps.example'],
		],
		css: [
			[
				'\n@import "https://fonts.example/css";',
				'2: the style sheet, font or picture of fonts.example',
			],
		],
		markdown: [
			['# Us\n\n![Us](https://pics.example/a.jpg "Us")', '3: the picture of pics.example'],
			['![Us][us]\n\n[US]: <https://pics.example/a.jpg> "Us"', '1: the picture of pics.ex'],
			['x\n![our\nhouse][]\n\n[our house]: //pics.example/a.jpg', '2: the picture of pics.'],
			['![us]\n\n[us]:\n  https://pics.example/a.jpg', '1: the picture of pics.example'],
			['[![Us [two]](https://pics.example/a.jpg)](/us)', '1: the picture of pics.example'],
			['![a\nb](/a.jpg)\n<p style="x">', '3: the attribute style has no effect'],
		],
		script: [
			['\nimport "https://cdn.example/a.js";', '2: the script of cdn.example will not'],
			['new WebSocket(`wss://chat.example/${id}`)', '1: the request to chat.example will'],
			[
				'import("//cdn.plauder.example/x.js")',
				'1: the script of cdn.plauder.example is loaded before',
			],
		],
	};
	const kinds = ['astro', 'html', 'markdown', 'css', 'script'] as const;
	const cases = kinds.flatMap((kind) =>
		named[kind].map(([text, sentence]) => ({ text, kind, sentence })),
	);
	test.each(cases)('is named with its line: $text', ({ text, kind, sentence }) => {
		const all = found(text, kind);
		expect(all).toHaveLength(1);
		expect(all[0]).toContain(sentence);
	});

	test.each<[string, Kind]>([
		['<script>import "../client/a.ts";</script>', 'astro'],
		['<script src="../client/a.ts"></script>', 'astro'],
		['<script is:inline src="/own.js"></script>', 'astro'],
		['<script is:inline type="application/ld+json" set:html={json} />', 'astro'],
		['<style>p { background: url(/a.png) }</style>', 'astro'],
		['<Card style="quiet" onclick={go} src="https://a.example/x" />', 'astro'],
		['<a href="https://a.example/">x</a><link rel="canonical" href="https://a.example/">', 'astro'],
		['---\nconst html = \'<p style="x">\';\n---\n<p>{a<b && c}</p>', 'astro'],
		['{/* <p style="x"> */}<!-- <p onclick="x"> -->', 'astro'],
		['```html\n<p style="x">\n```\nand `<p style="x">`', 'markdown'],
		['```\n![x](https://a.example/a.jpg)\n```\nand `![x](https://a.example/a.jpg)`', 'markdown'],
		['![x][y] and [x][z]\n\n[y]: ./a.jpg\n[z]: https://a.example/', 'markdown'],
		['```\n![x][y]\n```\n\n[y]: https://a.example/a.jpg', 'markdown'],
		['fetch("/inquiry"); fetch("https://cdn.plauder.example/x")', 'script'],
		['// see https://a.example/\nconst from = "https://a.example/";', 'script'],
		['![x](./a.jpg) and [x](https://a.example/)', 'markdown'],
		['<FAQ style="quiet" src="https://a.example/x" />', 'astro'],
		['<img src={`/media/${name}`} alt="">', 'astro'],
		['/* url(https://a.example/x) */ p { background: url("data:image/png;base64,x") }', 'css'],
		['<img src={picture} srcset={all.join()} alt="">', 'astro'],
	])('is not what browsers load or run as it is meant: %s', (text, kind) => {
		expect(found(text, kind)).toEqual([]);
	});
});

test('of a project, everything an engineer adds is named with file and line, and nothing of ours', () => {
	const root = join(import.meta.dirname, '../../..');
	const frame = blockedNotes(root, {
		services: [],
		trustedTypes: [],
		islands: [],
		company: join(root, 'src/company'),
	}).filter((note) => /^src\/(?:components\/(?:frame|services)|layouts)\//.test(note));
	expect(frame).toEqual([]);
	const folder = testFolder();
	const put = (file: string, text: string) => {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	};
	put('src/pages/about/jobs.astro', '<p>x</p>\n<iframe src="https://jobs.example/"></iframe>');
	put('src/components/Hero.astro', '<div style="x"></div>');
	put('src/company/content/pages/fair.de.md', '---\ntitle: x\n---\n\n<script>x()</script>');
	put('public/landing.html', '<body onload="x()">');
	put('src/company/content/pages/team.de.md', '![x](https://pics.example/a.jpg)');
	put('public/chat.js', "// Ours\nfetch('https://chat.example/');");
	put('src/sandbox/page.html', '<p style="x">');
	put(
		'src/company/islands/Hero.tsx',
		'export const Hero = () => <p>x</p>;\nroot.innerHTML = text;',
	);
	put('src/company/islands/Map.svelte', '<p>x</p>');
	expect(
		blockedNotes(folder, {
			services: [],
			trustedTypes: [],
			islands: [],
			company: join(folder, 'src/company'),
		}).map((note) => note.split(': ')[0]),
	).toEqual([
		'public/chat.js:2',
		'public/landing.html:1',
		'src/company/content/pages/fair.de.md:5',
		'src/company/content/pages/team.de.md:1',
		'src/company/islands/Hero.tsx:2',
		'src/company/islands/Map.svelte:1',
		'src/components/Hero.astro:1',
		'src/pages/about/jobs.astro:2',
	]);
});

describe('what pages take from scripts only with trusted types', () => {
	test.each<[string, Kind, string]>([
		['\nelement.innerHTML = text', 'script', '2: `innerHTML` makes markup or code of a text'],
		['<script>\n\tlist.insertAdjacentHTML("beforeend", x);\n</script>', 'astro', '2: `.insertAdj'],
		['new DOMParser().parseFromString(text, "text/html")', 'script', '1: `.parseFromString` makes'],
		['<p dangerouslySetInnerHTML={{ __html: x }} />', 'script', '1: `dangerouslySetInnerHTML`'],
		['new Worker(new URL("./a.ts", import.meta.url))', 'script', '1: `new Worker` makes'],
		['<ClientRouter />', 'astro', '1: ClientRouter makes markup of a text'],
	])('is named with its line: %s', (text, kind, sentence) => {
		const named = blockedIn(text, { kind, services: [] }).map(
			({ line, what }) => `${line}: ${what}`,
		);
		expect(named).toHaveLength(1);
		expect(named[0]).toContain(sentence);
		expect(blockedIn(text, { kind, services: [], isTrusting: true })).toEqual([]);
	});

	test.each(['if (a.innerHTML === b) c()', 'element.textContent = text', 'retrieval(x)'])(
		'is not: %s',
		(text) => expect(found(text, 'script')).toEqual([]),
	);
});
