import { describe, expect, test } from 'vitest';
import { publicUnit } from '../../support/gate.ts';

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

	test('the small portrait stands in where the address of the other is empty', () => {
		const avatar = 'https://images.example/small.jpg';
		const broker = { id: 1, name: 'Ansgar Weiß', avatar_url: '', avatar };
		expect(publicUnit({ broker }).broker?.portraitPhoto).toEqual({ url: avatar, kind: 'portrait' });
	});

	test('none without a name', () => {
		expect(
			publicUnit({ broker: { id: 1, name: null, public_email: 'x@example.com' } }).broker,
		).toBeUndefined();
		expect(publicUnit({ broker: null }).broker).toBeUndefined();
	});
});
