import { DigitalSource } from './provenance.ts';

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
