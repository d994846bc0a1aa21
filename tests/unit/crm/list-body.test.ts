import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBody, type Body } from '../../../src/crm/body.ts';
import { List } from '../../../src/crm/contract/field.ts';
import { CrmError } from '../../../src/crm/errors.ts';
import { readListBody } from '../../../src/crm/list-body.ts';

function body(text: string): Body {
	const bytes = new Uint8Array(Buffer.from(text));
	return { method: 'GET', path: '/units', status: 200, contentType: 'application/json', bytes };
}

function outcome(read: () => unknown): unknown {
	try {
		return read();
	} catch (error) {
		if (!(error instanceof CrmError)) throw error;
		return error.message;
	}
}

/** Record by record. */
const oneByOne = (text: string) =>
	outcome(() => {
		const { total, records } = readListBody(body(text));
		return { total, records: [...records] };
	});

/** The whole body by the parser of the platform. */
const atOnce = (text: string) =>
	outcome(() => {
		const list = readBody(body(text), List);
		return Array.isArray(list)
			? { total: undefined, records: list }
			: { total: list.meta?.total_count, records: list.data };
	});

const odd = fc.constantFrom(
	'"',
	'\\',
	'[',
	']',
	'{',
	'}',
	',',
	':',
	'\\"',
	'ü',
	'–',
	'😀',
	'\u2028',
);
const text = fc
	.array(fc.oneof(odd, fc.string({ maxLength: 3 })), { maxLength: 6 })
	.map((all) => all.join(''));
const record = fc.oneof(
	fc.record({
		id: fc.nat(),
		[']']: text,
		images: fc.array(fc.record({ id: fc.nat(), url: text })),
	}),
	fc.anything({ maxDepth: 2 }),
	text,
);
const list = fc.array(record, { maxLength: 5 });
const answer = fc.oneof(
	list,
	fc.record({ data: list, meta: fc.record({ total_count: fc.nat() }) }),
	fc.record({ meta: fc.constantFrom(null, {}, { total_count: 3, data: [1] }), data: list }),
	fc.record({ a: fc.record({ data: list }), data: list }),
	fc.anything({ maxDepth: 3 }),
);
const written = fc
	.tuple(answer, fc.constantFrom(undefined, 1, '\t'))
	.map(([value, space]) => JSON.stringify(value, undefined, space) ?? 'null');

test('record by record a list is the same as at once', () => {
	fc.assert(
		fc.property(written, (json) => {
			expect(oneByOne(json)).toEqual(atOnce(json));
		}),
		{ numRuns: 3_000 },
	);
});

test('a text that is broken anywhere is refused in the same words', () => {
	const damaged = fc.tuple(written, fc.nat(), fc.nat(3), odd).map(([json, at, length, instead]) => {
		const place = at % (json.length + 1);
		return json.slice(0, place) + instead + json.slice(place + length);
	});
	let refused = 0;
	fc.assert(
		fc.property(damaged, (json) => {
			const usual = atOnce(json);
			refused += Number(typeof usual === 'string');
			expect(oneByOne(json)).toEqual(usual);
		}),
		{ numRuns: 5_000 },
	);
	expect(refused).toBeGreaterThan(1_000);
});

test.each([
	'[]',
	' [ ] ',
	'[1,]',
	'[,]',
	'[1 2]',
	'{"data":[]}',
	'{"data":[1],"data":[2]}',
	'{"data":[1],"data":null}',
	'{"meta":{"data":[7]},"data":[1]}',
	'{"other":"data","x":[1],"data":[2]}',
	'{"data":[1]',
	'{"data":[1]}}',
	'[1]x',
	'{"data":[1],"meta":{"total_count":"1"}}',
	'"data"',
	'',
])('%s', (json) => {
	expect(oneByOne(json)).toEqual(atOnce(json));
});

test('a byte order mark in front of an answer changes nothing', () => {
	fc.assert(
		fc.property(written, (json) => {
			expect(oneByOne(`\ufeff${json}`)).toEqual(oneByOne(json));
			expect(atOnce(`\ufeff${json}`)).toEqual(atOnce(json));
		}),
		{ numRuns: 200 },
	);
});
