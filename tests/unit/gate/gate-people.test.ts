import { describe, expect, test } from 'vitest';
import { reportLines } from '../../../src/gate/report.ts';
import { gate, publicUnit, wireUnit } from '../../support/gate.ts';

describe('broker', () => {
	test('only public fields pass', () => {
		const broker = {
			id: 641,
			academic_title: 'Dr.',
			name: 'Ansgar Weiß',
			position: 'Prokurist',
			email: 'weiss.intern@example.com',
			phone: '+49 1',
			cell: '+49 2',
			public_phone: null,
			public_cell: '+49 3',
			public_email: 'weiss@example.com',
			avatar_url: 'https://images.example/b.jpg',
			old_crm_id: 'OLD-641',
		};
		expect(publicUnit({ broker }).broker).toEqual({
			id: 641,
			name: 'Dr. Ansgar Weiß',
			role: 'Prokurist',
			phone: '+49 3',
			email: 'weiss@example.com',
			portraitPhoto: { url: 'https://images.example/b.jpg', kind: 'portrait' },
		});
	});

	test('what is said of a person passes as a line and as prose, both without what could run', () => {
		const broker = {
			id: 641,
			name: 'Ansgar Weiß',
			abstract: ' Seit 2009 <b>im Haus</b>.\n＜script＞alert(1)＜/script＞ ',
			description:
				'<p onclick="alert(1)">Kennt <em>jedes</em> Dach.</p>＜img src=x onerror=alert(1)＞',
		};
		expect(publicUnit({ broker }).broker).toEqual({
			id: 641,
			name: 'Ansgar Weiß',
			abstract: 'Seit 2009 im Haus.',
			description: '<p>Kennt <em>jedes</em> Dach.</p>',
		});
		const silent = { ...broker, abstract: ' ', description: '<p> </p>' };
		expect(publicUnit({ broker: silent }).broker).toEqual({ id: 641, name: 'Ansgar Weiß' });
	});

	test('the small portrait stands in where the address of the other is empty', () => {
		const avatar = 'https://images.example/small.jpg';
		const broker = { id: 1, name: 'Ansgar Weiß', avatar_url: '', avatar };
		expect(publicUnit({ broker }).broker?.portraitPhoto).toEqual({ url: avatar, kind: 'portrait' });
	});

	test('the logo of the team passes with its name, and by no address but of the web', () => {
		const broker = { id: 641, name: 'Ansgar Weiß', team_id: 31 };
		const logoOf = (team: Record<string, unknown>) =>
			gate({ units: [wireUnit({ broker })], teams: [team] }).units[0]?.broker?.logo;
		const logo_url = 'https://images.example/logo.png';
		expect(logoOf({ id: 31, name: ' Büro <b>Nord</b>', logo_url })).toEqual({
			team: 'Büro Nord',
			photo: { url: logo_url, kind: 'logo' },
		});
		expect(logoOf({ id: 32, name: 'Süd', logo_url })).toBeUndefined();
		for (const other of [null, '', 'javascript:alert(1)', '/logo.png', 'https://a:b@c.example/']) {
			expect(logoOf({ id: 31, name: 'Nord', logo_url: other })).toBeUndefined();
		}
		const project = { id: 7, name: 'Hof', broker_id: 641 };
		const { projects } = gate({
			units: [wireUnit({ project_id: 7, broker: null })],
			projects: [project],
			brokers: [broker],
			teams: [{ id: 31, name: 'Nord', logo_url }],
		});
		expect(projects[0]?.broker?.logo?.team).toBe('Nord');
	});

	test.each([
		['public_email', 'anna(at)x.de', 'anna@x.de'],
		['public_email', 'anna [at] x [dot] de', 'anna@x.de'],
		['public_email', 'Anna Weiß <anna@x.de>', 'anna@x.de'],
		['public_email', 'mailto:anna@x.de', 'anna@x.de'],
		['public_email', 'anna@köln.de', 'anna@köln.de'],
		['public_email', 'anna.x.de', undefined],
		['public_email', 'anna@x', undefined],
		['public_phone', '0', undefined],
		['public_phone', '4.93E+11', undefined],
		['public_phone', '0361 12345 (Büro)', '0361 12345 (Büro)'],
	])('%s "%s" is %s', (field, words, value) => {
		const unit = { broker: { id: 641, name: 'Ansgar Weiß', [field]: words } };
		const { units, report } = gate({ units: [wireUnit(unit)] });
		const { email, phone } = units[0]?.broker ?? {};
		expect(field === 'public_email' ? email : phone).toBe(value);
		const line = `broker 641: ${field} says “${words}”`;
		expect(reportLines(report).some((each) => each.startsWith(line))).toBe(value === undefined);
	});

	test('a cell phone stands in for a number that nobody can call', () => {
		const broker = { id: 1, name: 'A', public_phone: '0', public_cell: '0171 1234567' };
		expect(publicUnit({ broker }).broker?.phone).toBe('0171 1234567');
		expect(publicUnit({ broker: { id: 1, name: 'A', public_phone: 'n/a' } }).broker).toEqual({
			id: 1,
			name: 'A',
		});
	});

	test('none without a name', () => {
		expect(
			publicUnit({ broker: { id: 1, name: null, public_email: 'x@example.com' } }).broker,
		).toBeUndefined();
		expect(publicUnit({ broker: null }).broker).toBeUndefined();
	});
});
