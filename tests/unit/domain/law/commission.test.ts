import { expect, test } from 'vitest';
import {
	asksForCommission,
	commissionOf,
	leavesOutVat,
	readCommission,
} from '../../../../src/domain/law/commission.ts';
import { written } from '../../../support/written.ts';

test.each(written('commissions'))(
	'the commission "%s" is a share of %s percent',
	(text, percent) => {
		expect(readCommission(text)).toEqual({ kind: 'share', percent: Number(percent) });
	},
);

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

test.each(written('no-commissions'))(
	'"%s" leaves a doubt, so no amount is worked out from it',
	(text) => {
		expect(readCommission(text)).toEqual({ kind: 'unclear' });
	},
);

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
