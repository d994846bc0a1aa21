import { expect, test } from 'vitest';
import { llmsText, type Overview } from '../../../../src/view/feeds/llms.ts';
import { publicProjectOf } from '../../../support/catalogue.ts';
import { site } from '../../../support/settings.ts';

const origin = 'https://www.hallmann-rey.example';
const overview: Overview = {
	site,
	origin,
	offers: [
		{
			deal: 'buy',
			count: 50,
			kinds: [{ kind: 'apartment', count: 31 }],
			cities: [
				{ city: 'Leipzig', count: 21 },
				{ city: '北京', count: 1 },
			],
		},
		{ deal: 'rent', count: 0, kinds: [], cities: [] },
	],
	projects: [{ project: publicProjectOf(9, { title: { de: 'Hof [1]\n# <b>' } }), onOffer: 12 }],
};

test('it begins with the company and then has the same sections in each language', () => {
	const text = llmsText(overview);
	expect(text.startsWith(`# Hallmann & Rey\n\n> ${site.headline.de}\n\n`)).toBe(true);
	const headings = text.match(/^## .*/gm);
	expect(headings).toEqual([
		...['Angebote', 'Projekte', 'Kontakt'].map((name) => `## Deutsch: ${name}`),
		...['Properties', 'Projects', 'Contact'].map((name) => `## English: ${name}`),
		...['Inmuebles', 'Proyectos', 'Contacto'].map((name) => `## Español: ${name}`),
		'## JSON',
	]);
});

test('it leads to the lists with what they hold, to projects, feeds, contact and legal texts', () => {
	const text = llmsText(overview);
	for (const line of [
		`- [Immobilien kaufen](${origin}/de/kaufen/): 50 Angebote`,
		`- [Wohnungen kaufen](${origin}/de/kaufen/wohnungen/): 31 Angebote`,
		`- [Immobilien kaufen in Leipzig](${origin}/de/kaufen/leipzig/): 21 Angebote`,
		`- [RSS](${origin}/de/neu.xml): Neu im Angebot`,
		`- [Impressum](${origin}/de/impressum/)`,
	]) {
		expect(text).toContain(`${line}\n`);
	}
	expect(text).toContain(`](${origin}/en/contact/)`);
	// What is not on offer, and what has no list, is not named.
	expect(text).not.toContain('mieten');
	expect(text).not.toContain('北京');
});

test('of many cities those with most on offer are named', () => {
	const cities = Array.from({ length: 30 }, (_, at) => ({
		city: `Stadt ${at + 1}`,
		count: 30 - at,
	}));
	const text = llmsText({ ...overview, offers: [{ deal: 'buy', count: 465, kinds: [], cities }] });
	expect(text).toContain(`${origin}/de/kaufen/stadt-24/`);
	expect(text).not.toContain('stadt-25');
});

test('what people write cannot become a heading, a link or HTML', () => {
	const text = llmsText(overview);
	expect(text).toContain(String.raw`- [Hof \[1\] \# \<b\>](${origin}/de/projekte/hof-1-b-9/)`);
});

test('it says where each home lies as a file, and where tools are where a server answers them', () => {
	expect(llmsText(overview)).toContain(`${origin}/homes/{number}.json`);
	expect(llmsText({ ...overview, site: { ...site, assistants: false } })).not.toContain('/mcp');
	expect(llmsText({ ...overview, site: { ...site, assistants: true } })).toContain(`${origin}/mcp`);
});
