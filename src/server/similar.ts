import type { Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { elementsIn } from './elements.ts';

/** Another unit, as a page names it. */
export interface SimilarUnit {
	readonly id: number;
	readonly title: string;
	/** Address within the site. */
	readonly path: string;
}

const parser = unified().use(rehypeParse);

/** The units that the page of a unit shows as similar ones, in its order; none where it shows none. */
export function similarOn(html: string): SimilarUnit[] {
	const page = parser.parse(html);
	const [place] = elementsIn(
		page,
		({ tagName, properties }) =>
			tagName === 'section' &&
			(properties['id'] === 'similar' || [properties['ariaLabelledBy']].flat().includes('similar')),
	);
	const links = place ? elementsIn(place, ({ tagName }) => tagName === 'a') : [];
	const found = new Map<number, SimilarUnit>();
	for (const link of links) {
		const path = String(link.properties['href'] ?? '');
		const id = Number(/^\/(?!\/)\S*-(\d+)\/$/.exec(path)?.[1]);
		const title = textOf(link).replaceAll(/\s+/g, ' ').trim();
		if (id > 0 && title !== '' && !found.has(id)) found.set(id, { id, title, path });
	}
	return [...found.values()];
}

function textOf(node: Nodes): string {
	if (node.type === 'text') return node.value;
	return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
