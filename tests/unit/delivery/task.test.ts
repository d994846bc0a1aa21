import { describe, expect, test } from 'vitest';
import type { InquiryTarget } from '../../../src/domain/inquiry.ts';
import { Inquiry } from '../../../src/intake/inquiry.ts';
import { inquiryTask } from '../../../src/delivery/task.ts';
import { hostileMarkup, inOtherShapes } from '../../support/hostile-markup.ts';
import { parsePage } from '../../support/html.ts';

const flat = {
	kind: 'unit',
	id: 1,
	title: 'Altbau am Park',
	reference: 'V-1',
	brokerId: 3,
} as const;
const house = { kind: 'unit', id: 2, title: 'Haus am See', reference: 'V-2', brokerId: 5 } as const;
const loft = { kind: 'unit', id: 3, title: 'Loft', reference: 'V-3', brokerId: 5 } as const;
const unowned = { kind: 'unit', id: 4, title: 'Hof 4', reference: 'V-4' } as const;
const project = {
	kind: 'project',
	id: 9,
	title: 'Gartenzeile',
	reference: '9',
	brokerId: 3,
} as const;

function taskOf(changes: Readonly<Record<string, unknown>> = {}) {
	const inquiry = Inquiry.parse({
		reference: 'K7Q2-9MXT',
		locale: 'de',
		name: 'Ada von der Heide',
		email: 'ada@example.com',
		targets: [],
		receivedAt: '2026-11-21T12:05:00.000Z',
		...changes,
	});
	const settings = { sourceId: 4711, asReminder: true, removeDoubled: false };
	const telling = { locale: 'de', origin: 'https://site.example', doubt: null } as const;
	return inquiryTask(inquiry, { contactId: 1, settings, ...telling }).task;
}

describe('an inquiry for several units', () => {
	test('is one task that names and links all of them', () => {
		const task = taskOf({ targets: [flat, house, project], message: 'Wann geht es?' });
		expect(task.title).toBe('Website-Anfrage K7Q2-9MXT: Altbau am Park (+ 2 weitere)');
		expect(task.property_ids).toEqual([1, 2]);
		expect(task.project_ids).toEqual([9]);
		expect(task.body).toContain(
			'Objekt: Altbau am Park (V-1)<br>Objekt: Haus am See (V-2)<br>Projekt: Gartenzeile (9)',
		);
	});

	test.each<[string, readonly InquiryTarget[], number | undefined]>([
		['all of one broker goes to that one', [house, loft], 5],
		['mostly of one broker goes to that one', [flat, house, loft], 5],
		['of two brokers goes to the first one’s', [flat, house], 3],
		['of units without a broker is left to the account', [unowned], undefined],
		['of which one has a broker goes to that one', [unowned, loft], 5],
	])('%s', (_what, targets, broker) => {
		expect(taskOf({ targets }).broker_id).toBe(broker);
	});
});

test('what the list of targets lacked is named by its number, and is neither linked nor given to a broker', () => {
	const task = taskOf({ unverified: [{ kind: 'unit', id: 4711 }] });
	expect(task.body).toContain('Objekt: Nr. 4711 (nicht geprüft: ');
	expect(task.property_ids).toBeUndefined();
	expect(task.broker_id).toBeUndefined();
});

test.each([
	['de', 'Deutsch'],
	['en', 'Englisch'],
	['es', 'Spanisch'],
])(
	'a task reads as somebody would write it, also of a visitor who reads %s',
	(locale, language) => {
		const { title, body } = taskOf({
			locale,
			targets: [flat],
			phone: '+49 341 55',
			message: 'Zwei Fragen:\nWann? Wo?',
			dates: 'samstags',
			page: '/de/immobilien/altbau-1/',
		});
		expect(title).toBe('Website-Anfrage K7Q2-9MXT: Altbau am Park');
		expect(body?.replaceAll('<br>', '\n')).toBe(
			`<p>Name: Ada von der Heide
E-Mail: ada@example.com
Telefon: +49 341 55
Wunschtermin: samstags
Sprache: ${language}
Objekt: Altbau am Park (V-1)
Seite: https://site.example/de/immobilien/altbau-1/
Eingang: 21.11.2026, 13:05 Uhr</p><p>Nachricht:
Zwei Fragen:
Wann? Wo?</p>`,
		);
	},
);

test('what an owner wants to sell is a task with the address and the kind of property', () => {
	const { title, body } = taskOf({
		concern: 'valuation',
		place: 'Weg 1, Leipzig',
		property: 'house',
	});
	expect(title).toBe('Eigentümer-Anfrage K7Q2-9MXT');
	expect(body).toContain('Adresse der Immobilie: Weg 1, Leipzig<br>Art der Immobilie: Haus<br>');
});

test('what somebody searches for is a task with the place and the price', () => {
	const { title, body } = taskOf({ concern: 'search', place: 'Leipzig-Süd', budget: '400.000 €' });
	expect(title).toBe('Suchauftrag K7Q2-9MXT');
	expect(body).toContain('Sucht in: Leipzig-Süd<br>Preis bis: 400.000 €<br>');
});

test('a time for a call is in the task', () => {
	expect(taskOf({ callback: 'vormittags' }).body).toContain('Rückruf: vormittags<br>');
	const chosen = taskOf({ callback: 'Mo-Fr 09:00-12:30', locale: 'es' });
	expect(chosen.body).toContain('Rückruf: Mo–Fr, 9–12:30 Uhr<br>');
});

test('an inquiry that asks a person names and goes to them, whatever else it is about', () => {
	const person = {
		kind: 'person',
		id: 7,
		title: 'Marta <Rey>',
		reference: '7',
		brokerId: 7,
	} as const;
	const task = taskOf({ targets: [person] });
	expect(task).toMatchObject({ broker_id: 7, title: 'Website-Anfrage K7Q2-9MXT: Marta <Rey>' });
	expect(task.body).toContain('Gerichtet an: Marta &lt;Rey&gt;<br>');
	expect([task.property_ids, task.project_ids]).toEqual([undefined, undefined]);
});

test('what a visitor has typed stays text in the task, also where a CRM folds full-width signs or decodes twice', () => {
	const shapes = hostileMarkup.flatMap((text) => [text, ...inOtherShapes(text)]);
	for (const typed of shapes) {
		const body = taskOf({ name: typed, message: typed, place: typed }).body ?? '';
		for (const shown of [body, body.normalize('NFKC')]) {
			const names = new Set(
				parsePage(shown)
					.all()
					.map(({ tagName }) => tagName),
			);
			expect([...names].sort()).toEqual(['body', 'br', 'head', 'html', 'p']);
		}
	}
});
