import { expect, test } from 'vitest';
import { digitalSourceOf, provenanceOf } from '../../../src/domain/pictures/provenance.ts';

test.each([
	[['trainedAlgorithmicMedia'], 'trainedAlgorithmicMedia'],
	[['digitalCapture', 'trainedAlgorithmicMedia'], 'compositeWithTrainedAlgorithmicMedia'],
	[
		['digitalCapture', 'compositeWithTrainedAlgorithmicMedia'],
		'compositeWithTrainedAlgorithmicMedia',
	],
	[['algorithmicallyEnhanced'], 'algorithmicallyEnhanced'],
	[['virtualRecording', 'digitalCapture'], 'virtualRecording'],
	[['digitalCapture'], undefined],
	[['computationalCapture', 'minorHumanEdits', 'composite'], undefined],
	[['trainedAlgorithmicMediamsoftwareAgent'], 'trainedAlgorithmicMedia'],
	[['somethingElse', ''], undefined],
	[[], undefined],
])('a file whose history names %j counts as %s', (terms, term) => {
	expect(digitalSourceOf(terms)).toBe(term);
});

test.each([
	[undefined, undefined, undefined],
	['digitalCreation', undefined, 'visualisation'],
	['digitalCreation', 'altered', 'altered'],
	['compositeSynthetic', 'visualisation', 'altered'],
	['trainedAlgorithmicMedia', 'altered', 'generated'],
	[undefined, 'visualisation', 'visualisation'],
] as const)(
	'a file that says %s under a title that says %s is shown as %s',
	(file, words, told) => {
		expect(provenanceOf(file, words)).toBe(told);
	},
);
