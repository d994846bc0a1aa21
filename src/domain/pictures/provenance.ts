import { z } from 'zod';

/** How a picture came about that shows what no camera saw, the strongest first. */
export const Provenance = z.enum(['generated', 'altered', 'visualisation']);
export type Provenance = z.infer<typeof Provenance>;

/** A term of the IPTC vocabulary `cv.iptc.org/newscodes/digitalsourcetype` that a visitor has to be told of. */
export const DigitalSource = z.enum([
	'trainedAlgorithmicMedia',
	'compositeWithTrainedAlgorithmicMedia',
	'compositeSynthetic',
	'algorithmicallyEnhanced',
	'virtualRecording',
	'digitalArt',
	'digitalCreation',
	'algorithmicMedia',
	'dataDrivenMedia',
	'softwareImage',
]);
export type DigitalSource = z.infer<typeof DigitalSource>;

/** Any other term means a visualisation. */
const byModels: Partial<Record<DigitalSource, Provenance>> = {
	trainedAlgorithmicMedia: 'generated',
	compositeWithTrainedAlgorithmicMedia: 'altered',
	compositeSynthetic: 'altered',
	algorithmicallyEnhanced: 'altered',
};

/** Terms for what a camera or a scanner saw. */
const fromLife = [
	'digitalCapture',
	'computationalCapture',
	'compositeCapture',
	'negativeFilm',
	'positiveFilm',
	'print',
] as const;

/**
 * The term that tells how a file came about, of all that its history names; nothing for a plain photo. A photo that went
 * through a model is altered, not generated.
 * @param named texts that begin with a term: what follows it in a manifest may be a letter, too
 */
export function digitalSourceOf(named: readonly string[]): DigitalSource | undefined {
	const names = (term: string) => named.some((each) => each.startsWith(term));
	const strongest = DigitalSource.options.find(names);
	return strongest === 'trainedAlgorithmicMedia' && fromLife.some(names)
		? 'compositeWithTrainedAlgorithmicMedia'
		: strongest;
}

/** What a visitor is told of a picture: what its file or what the company says, whichever is stronger. */
export function provenanceOf(
	inFile: DigitalSource | undefined,
	inWords: Provenance | undefined,
): Provenance | undefined {
	const said = [inFile && (byModels[inFile] ?? 'visualisation'), inWords];
	return Provenance.options.find((each) => said.includes(each));
}

/** Comes before each term; the same in XMP and in the manifests of C2PA. */
export const digitalSourceTerms = 'cv.iptc.org/newscodes/digitalsourcetype/';

/** XMP that says how a picture came about, and nothing else. */
export function digitalSourceXmp(term: DigitalSource): string {
	return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://${digitalSourceTerms}${term}"/></rdf:RDF></x:xmpmeta>`;
}

/** Whether XMP is what `digitalSourceXmp` writes, to the last letter. */
export function isDigitalSourceXmp(xmp: string): boolean {
	return DigitalSource.options.some((term) => digitalSourceXmp(term) === xmp);
}
