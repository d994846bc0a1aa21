import ts from 'typescript';

/** A place in the text of settings, and what stands there. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** The braces of the settings, as `defineSite({ … })` or `const site = { … }`; nothing where there are none. */
export function settingsObject(text: string): ts.ObjectLiteralExpression | undefined {
	const source = ts.createSourceFile('config.ts', text, ts.ScriptTarget.Latest, true);
	const objects: ts.ObjectLiteralExpression[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isObjectLiteralExpression(node)) return void objects.push(node);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return objects.find((object) => propertyOf(object, 'name') && propertyOf(object, 'offices'));
}

/** The setting of a name, such as `brand` and then `accent`. */
export function propertyOf(
	object: ts.ObjectLiteralExpression | undefined,
	...[name, ...rest]: readonly string[]
): ts.PropertyAssignment | undefined {
	const found = object?.properties
		.filter((property) => ts.isPropertyAssignment(property))
		.find((property) => property.name.getText() === name);
	if (rest.length === 0 || !found) return found;
	return ts.isObjectLiteralExpression(found.initializer)
		? propertyOf(found.initializer, ...rest)
		: undefined;
}

/** A settings text without one setting, its comment and its comma. */
export function without(text: string, property: ts.PropertyAssignment): string {
	const end = /^\s*,(?:[ \t]*\/\/[^\n]*)?/.exec(text.slice(property.end))?.[0].length ?? 0;
	return text.slice(0, property.pos) + text.slice(property.end + end);
}
