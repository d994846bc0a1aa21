import type { Provision } from './provision.ts';

/** A provision that no rule of the program checks: a draft, or a duty that is met or left to people elsewhere. */
export interface RegisterEntry extends Omit<Provision, 'from'> {
	/** First day; what is no law has none, and asks nothing on any day. */
	readonly from?: string;
	/** Why it has none; a draft where nothing is said. */
	readonly state?: string;
	/** What the page would have to show, or must. */
	readonly shows: string;
	/** What the program does about it, and what to do when a draft becomes law. */
	readonly program: string;
}

const looked = '2026-11-25';

/** Drafts, and law that is met elsewhere than by a rule. */
export const registerEntries: readonly RegisterEntry[] = [
	{
		country: 'EU',
		from: '2026-08-02',
		source: 'art. 50 (4) of Regulation (EU) 2024/1689 (AI Act)',
		binds:
			'whoever publishes pictures of places that an AI system made or altered so that they could be taken for real',
		shows: 'that the picture was made or altered by AI',
		program:
			'No rule checks it, because no program can tell whether an unmarked picture was altered. What is done with marked ones is a matter of docs/pictures.md.',
		looked,
		verified: {
			how: 'report',
			at: 'lausen.com (draft guidelines of the Commission, 8 May 2026); compliancehub.wiki (the Digital Omnibus left the day as it was)',
		},
	},
	{
		country: 'EU',
		source: 'EN 301 549 V4.1.1',
		state: 'A standard that no law refers to yet',
		binds: 'whoever has to meet the Accessibility Act (in Germany the BFSG)',
		shows: 'pages that meet WCAG 2.2 AA in place of 2.1 AA',
		program:
			'Pages are built to WCAG 2.2 AA already. V3.2.1 stays the one that is presumed to be enough until the Official Journal cites V4.',
		looked,
		verified: {
			how: 'report',
			at: 'github.com/mjmirza/app-store-compliance, discussion 1406: published by ETSI, file of 2 September 2026',
			open: 'whether the Official Journal cites it',
		},
	},
	{
		country: 'EU',
		source: 'art. 20 of Directive (EU) 2024/1275 (EPBD)',
		state: 'A directive that waits for national law',
		binds: 'the member states, which had to transpose it by 29 May 2026',
		shows: 'the indicator and the class of energy performance, where national law asks for them',
		program:
			'Nothing by itself: a directive binds no agency. Its national laws are the German and the Austrian draft below; for Spain none was found.',
		looked,
		verified: {
			how: 'report',
			at: 'bmj.gv.at on the draft that transposes art. 20 in Austria',
			open: 'its wording',
		},
	},
	{
		country: 'DE',
		from: '2026-09-27',
		source: '§ 5 (3) no. 4 UWG; no. 2a of the Annex to § 3 (3) UWG',
		binds: 'traders in advertising that reaches consumers',
		shows:
			'for claims on what will be ("climate neutral by 2030") a public plan that an expert examines; no seal that is not certified',
		program:
			'Whether there is a plan, or who stands behind a seal, no program can tell. Claims on the present are checked by `de-green-claim`, `de-green-part` and `de-climate-neutral`.',
		looked,
		verified: { how: 'report', at: 'taylorwessing.com.cn; bdew.de' },
	},
	{
		country: 'DE',
		source: '§ 87 GModG (draft)',
		binds: 'sellers, landlords and estate agents who advertise',
		shows: 'annual primary energy in place of final energy, and the day of issue',
		program:
			'Asks for final energy as the GEG does. When it is promulgated: give the rules of § 87 GEG an `until`, add new ones with a `from`, and have the pages show primary energy and the day of issue.',
		looked,
		verified: {
			how: 'report',
			at: 'energyausweis.de (cabinet, 13 May 2026)',
			open: 'whether it was promulgated',
		},
	},
	{
		country: 'DE',
		source: '§ 556d (1a) BGB (draft of 8 February 2026)',
		binds: 'landlords of furnished homes where the rent is capped',
		shows: 'the surcharge for furniture apart from the rent',
		program:
			'Asks nothing. The draft speaks of contracts; whether advertisements would have to show the surcharge is open.',
		looked,
		verified: {
			how: 'report',
			at: 'zirngibl.de and blog.otto-schmidt.de',
			open: 'whether it was passed',
		},
	},
	{
		country: 'AT',
		source: 'amendment of the EAVG 2012 (draft)',
		binds: 'sellers, landlords and estate agents who advertise in print or electronic media',
		shows: 'heating demand (HWB) and final energy with the class; the fGEE drops out',
		program:
			'`at-fgee` asks for the fGEE as long as the law of 2012 stands. The draft named 30 May 2026. When it is promulgated: give `at-fgee` an `until`, and add rules for final energy and class.',
		looked,
		verified: {
			how: 'report',
			at: 'bmj.gv.at (comments until 23 February 2026)',
			open: 'whether it was promulgated',
		},
	},
	{
		country: 'AT',
		source: 'amendment of the UWG for Directive (EU) 2024/825 (draft of 10 June 2026)',
		binds: 'traders in advertising that reaches consumers',
		shows: 'what the rules on claims on the environment ask for in Germany',
		program:
			'Those rules bind texts of units in Germany only. When it is promulgated: add them for Austria in src/domain/law/text-rules.ts.',
		looked,
		verified: {
			how: 'report',
			at: 'infomediu.eu and wko.at',
			open: 'whether it was promulgated',
		},
	},
	{
		country: 'ES',
		source: 'Ley de Consumo Sostenible, amending the Ley 3/1991 (draft)',
		binds: 'traders in advertising that reaches consumers',
		shows: 'what the rules on claims on the environment ask for in Germany',
		program:
			'Those rules bind texts of units in Germany only. When it is passed: add them for Spain in src/domain/law/text-rules.ts.',
		looked,
		verified: { how: 'report', at: 'cuatrecasas.com', open: 'whether it was passed' },
	},
	{
		country: 'ES',
		source: 'act accompanying the Catalan budget of 2026 (draft)',
		binds: 'agents and landlords who offer a home for rent in a stressed area',
		shows: 'the maximum rent, the cédula de habitabilidad and the energy certificate as well',
		program:
			'Asks for what Decreto-ley 1/2025 asks for. Further fields can be published by `customFields` of the settings at any time.',
		looked,
		verified: {
			how: 'report',
			at: 'guyanaguardian.com, 14 January 2026',
			open: 'whether it was passed',
		},
	},
	{
		country: 'ES',
		source: 'RD 1312/2024, registration number',
		state: 'Annulled',
		binds: 'platforms on which short lets are contracted, and those who offer there',
		shows: 'the single number of the land registry',
		program:
			'Not asked for: the Supreme Court annulled it, and it bound platforms that conclude contracts, which this site does not. `es-short-stay-number` asks for the number of the community.',
		looked,
		verified: {
			how: 'report',
			at: 'exnovo.law on the judgment; viajesyturismo.online on platforms',
			open: 'the day of the judgment',
		},
	},
];
