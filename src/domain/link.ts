import { z } from 'zod';

/** A link the account has put on the public page of a unit or project. */
export const Link = z.object({
	url: z.url({ protocol: /^https?$/ }),
	title: z.string().optional(),
	/** May be shown in a frame, after the visitor agreed. */
	embeddable: z.boolean(),
});
export type Link = z.infer<typeof Link>;

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
