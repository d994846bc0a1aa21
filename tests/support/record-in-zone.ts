/** Prints what a build makes of days and times, for a test that runs it in several time zones. */
import { daysToSale, soldAt } from '../../src/domain/status.ts';
import { lawDay } from '../../src/domain/law/law-day.ts';
import { WrittenDay } from '../../src/domain/site/company-texts.ts';
import { unitListing } from '../../src/view/feeds/json-ld-unit.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { freeDays } from '../../src/search/facets/free-by.ts';
import { gate, wireUnit } from './gate.ts';
import { site } from './settings.ts';

const night = '2026-11-27T23:30:00.000Z';
const times = {
	created_at: '2026-10-25T02:30:00',
	updated_at: '2026-11-27T23:00:00',
	status_updated_at: '2026-03-28 23:59:59',
	free_from: '2027-06-30T22:00:00.000Z',
	energy_certificate_end_date: '2026-11-27T23:00:00.000Z',
	energy_certificate_availability: 'liegt vor',
	custom_fields: { kfw_standard: { value: night } },
};
const sold = { property_status: { id: 11, name: 'Abgeschlossen' }, sold_date: night };
const { units, report } = gate(
	{ units: [wireUnit(times), wireUnit({ ...times, ...sold, id: 2 })] },
	site,
	'2026-11-28T00:30:00.000Z',
);
const described = { site, origin: 'https://example.test', path: '/', locale: 'de' as const };
process.stdout.write(
	JSON.stringify({
		units,
		report,
		sold: units.map((unit) => [soldAt(unit), daysToSale(unit)]),
		pages: units.map(({ photos: _photos, broker: _broker, ...unit }) =>
			unitListing({ ...unit, pictures: [] }, { ...described, name: '' }),
		),
		law: lawDay('2026-12-31T23:30:00.000Z'),
		written: WrittenDay.parse(new Date(night)),
		date: formatDate(night, 'de'),
		free: freeDays(new Float64Array([21_000]), new Date('2026-12-31T23:30:00.000Z')),
	}),
);
