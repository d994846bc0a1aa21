import type { Link } from './link.ts';

/** Endings of files people download and read, as they are called. */
const names: Readonly<Record<string, string>> = {
	pdf: 'PDF',
	doc: 'Word',
	docx: 'Word',
	odt: 'OpenDocument',
	xls: 'Excel',
	xlsx: 'Excel',
	csv: 'CSV',
	zip: 'ZIP',
	dwg: 'DWG',
	dxf: 'DXF',
	ifc: 'IFC',
};

/** What kind of file a link leads to, such as `PDF`; `undefined` where it leads to a page. */
export function documentType({ url }: Pick<Link, 'url'>): string | undefined {
	const ending = /\.([a-z]{3,4})$/i.exec(URL.parse(url)?.pathname ?? '')?.[1];
	return ending && names[ending.toLowerCase()];
}
