import { expect, test } from 'vitest';
import { readUnitsInto } from '../../../../src/build/read/units-read.ts';
import { answersInMemory } from '../../../../src/catalog/store/answers.ts';
import { Unit } from '../../../../src/crm/contract/unit.ts';
import { createGate } from '../../../../src/gate/gate.ts';
import { siteWith, today, wireUnit } from '../../../support/gate.ts';

test('a unit that goes while others are read is no part of its project any more', () => {
	const { answers } = answersInMemory();
	const gate = createGate({ site: siteWith(), projects: [], teams: [], today, secret: 'secret' });
	const units = readUnitsInto(answers, gate, { today, mayKeep: false });
	for (const id of [1, 2]) units.take(Unit.parse(wireUnit({ id, project_id: 7 })), []);
	units.keepOnly(new Set([2]));
	expect(units.members(7).map(({ id }) => id)).toEqual([2]);
	expect([...units.read]).toEqual([2]);
});
