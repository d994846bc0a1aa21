import { expect, test } from 'vitest';
import {
	asksForCommission,
	commissionOf,
	leavesOutVat,
	readCommission,
} from '../../../src/domain/law/commission.ts';

test.each([
	['3,57 % inkl. MwSt.', 3.57],
	['3.57% incl. VAT', 3.57],
	['3,57 % IVA incluido', 3.57],
	['Käuferprovision 3,57 % des beurkundeten Kaufpreises inkl. 19 % MwSt.', 3.57],
	['3,57% inkl. gesetzlicher MwSt.', 3.57],
	['3,57 % vom Kaufpreis inkl. der gesetzlichen Mehrwertsteuer', 3.57],
	['3,57 Prozent inklusive Umsatzsteuer', 3.57],
	['3,6 % inkl. 20 % USt.', 3.6],
	['7,14% (inkl. 19% MwSt.)', 7.14],
	['3,57% inkl. 19% gesetzl. MwSt.', 3.57],
	['3,57 % inkl. ges. MwSt.', 3.57],
	['2,975 % inkl. MwSt. auf den Kaufpreis', 2.975],
	['Die Käuferprovision beträgt 3,57 % (inkl. MwSt.) des Kaufpreises.', 3.57],
	['3,57 % inkl. 19,00 % MwSt.', 3.57],
	['3.63% IVA incluido', 3.63],
])('the commission "%s" is a share of %s percent', (text, percent) => {
	expect(readCommission(text)).toEqual({ kind: 'share', percent });
});

test.each([
	'provisionsfrei',
	'Courtagefrei',
	'Provisionsfrei für Käufer',
	'keine Käuferprovision',
	'no commission for buyers',
	'commission-free',
	'sin comisión',
	'sin comisión para el comprador',
])('"%s" asks for no commission', (text) => {
	expect(readCommission(text)).toEqual({ kind: 'none' });
});

test.each([
	'',
	'auf Anfrage',
	'3,57 %',
	'3 % zzgl. MwSt.',
	'3 % zuzüglich gesetzlicher Mehrwertsteuer',
	'3 – 5 % inkl. MwSt.',
	'bis 3,57 % inkl. MwSt.',
	'mind. 3,57 % inkl. MwSt.',
	'3,57 % inkl. MwSt., mindestens 5.000 €',
	'3,57 % Käufer und 3,57 % Verkäufer inkl. MwSt.',
	'Der Verkäufer zahlt 3,57 % inkl. MwSt.',
	'2,38 Nettokaltmieten inkl. MwSt.',
	'5.950 € inkl. MwSt.',
	'nicht provisionsfrei',
	'3 % + 0,63 % IVA',
	'3,57 % ohne MwSt.',
	'Käufer 3,57 % inkl. MwSt., bei Zwangsversteigerung 5 % inkl. MwSt.',
	'35,7 % inkl. MwSt.',
])('"%s" leaves a doubt, so no amount is worked out from it', (text) => {
	expect(readCommission(text)).toEqual({ kind: 'unclear' });
});

test('wordings that contradict each other count for nothing', () => {
	const same = { de: '3,57 % inkl. MwSt.', en: '3.57% incl. VAT' };
	expect(commissionOf({ commission: same })).toEqual({ kind: 'share', percent: 3.57 });
	expect(commissionOf({ commission: { ...same, en: 'no commission' } })).toEqual({
		kind: 'unclear',
	});
	expect(commissionOf({})).toBeUndefined();
	expect(commissionOf({ commissionNote: { de: 'Nach Absprache' } })).toEqual({ kind: 'unclear' });
});

test('an end price says in its wording or its note that VAT is in it', () => {
	expect(leavesOutVat({ commission: { de: '3,57 %' } })).toBe(true);
	expect(leavesOutVat({ commission: { de: '3 % zzgl. 19 % MwSt.' } })).toBe(true);
	expect(leavesOutVat({ commission: { de: '3 % plus MwSt.' } })).toBe(true);
	expect(leavesOutVat({ commission: { de: '3,57 % inkl. MwSt.' } })).toBe(false);
	expect(leavesOutVat({ commission: { de: 'provisionsfrei' } })).toBe(false);
	const note = { de: 'Die Provision versteht sich inkl. MwSt.' };
	expect(leavesOutVat({ commission: { de: '3,57 %' }, commissionNote: note })).toBe(false);
});

test('a dwelling to let that says there is no commission asks for none', () => {
	expect(asksForCommission({ commission: { de: 'provisionsfrei' } })).toBe(false);
	expect(asksForCommission({ commission: { de: '2 Monatsmieten' } })).toBe(true);
	expect(asksForCommission({})).toBe(false);
});
