import { defineMdastPlugin } from 'satteri';
import { projectPath, siteAddress } from './address.ts';

/**
 * Makes a document a page: Starlight prints the title, so the first heading goes; links between documents lead to
 * their pages, and a link to a file that is no page becomes its text.
 */
export const pagePlugin = defineMdastPlugin({
	name: 'page',
	heading(node, context) {
		if (node.depth === 1) context.removeNode(node);
	},
	link(node, context) {
		const address = siteAddress(projectPath(context.fileURL), node.url);
		if (address === undefined) context.replaceNode(node, node.children);
		else if (address !== node.url) context.setProperty(node, 'url', address);
	},
});
