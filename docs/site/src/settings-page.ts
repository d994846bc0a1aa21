/** As much of JSON Schema as the settings use. */
interface Schema {
	readonly type?: string;
	readonly description?: string;
	readonly default?: unknown;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly format?: string;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly items?: Schema;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly propertyNames?: Schema;
	readonly additionalProperties?: Schema | boolean;
	readonly anyOf?: readonly Schema[];
	readonly oneOf?: readonly Schema[];
}

/** A list of alternatives longer than this is not printed: an editor offers it. */
const mostAlternatives = 8;

/** The reference of the settings, as Markdown: a section for each, and a row for each key within it. */
export function settingsPage(schema: Schema): string {
	const sections = Object.entries(schema.properties ?? {})
		.filter(([name]) => !name.startsWith('$'))
		.map(([name, setting]) => section(name, setting, schema.required?.includes(name) ?? false));
	return [
		'What can stand in `src/company/config.ts`, made from `docs/settings.schema.json`. An editor says the same while you write.',
		...sections,
	].join('\n\n');
}

function section(name: string, setting: Schema, isRequired: boolean): string {
	const facts = [`Takes ${valueOf(setting)}`, presence(setting, isRequired)];
	const rows = rowsOf(name, setting);
	const table = [
		'| key | value | when absent | what it is for |',
		'| --- | --- | --- | --- |',
		...rows,
	].join('\n');
	return [
		`## ${name}`,
		setting.description ?? '',
		`${facts.filter(Boolean).join('; ')}.`,
		...(rows.length > 0 ? [table] : []),
	].join('\n\n');
}

/** Keys within a setting, those of lists marked by brackets. */
function rowsOf(path: string, schema: Schema): string[] {
	const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
	const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
		const name = `${path}.${key}`;
		const cells = [
			`\`${name}\``,
			valueOf(value),
			presence(value, schema.required?.includes(key) ?? false),
			value.description ?? '',
		];
		return [`| ${cells.map(cell).join(' | ')} |`, ...rowsOf(name, value)];
	});
	return [
		...new Set([
			...own,
			...choices.flatMap((choice) => rowsOf(path, choice)),
			...(schema.items ? rowsOf(`${path}[]`, schema.items) : []),
		]),
	];
}

function presence(schema: Schema, isRequired: boolean): string {
	const { default: value } = schema;
	if (value === undefined) return isRequired ? 'required' : '';
	const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
	return isEmpty ? '' : `\`${JSON.stringify(value)}\` when absent`;
}

function valueOf(schema: Schema): string {
	if (schema.const !== undefined) return code(schema.const);
	if (schema.enum) {
		return schema.enum.length > mostAlternatives ? 'a name' : schema.enum.map(code).join(', ');
	}
	const choices = schema.oneOf ?? schema.anyOf;
	if (choices) return [...new Set(choices.map(valueOf))].join(' or ');
	if (schema.type === 'array') return `a list of: ${schema.items ? valueOf(schema.items) : 'any'}`;
	if (schema.type === 'object') return objectOf(schema);
	return scalarOf(schema);
}

function objectOf({ properties, propertyNames, additionalProperties }: Schema): string {
	if (properties || typeof additionalProperties !== 'object') return 'keys as below';
	const isByLanguage = propertyNames?.enum?.includes('de') ?? false;
	return `${valueOf(additionalProperties)} for each ${isByLanguage ? 'language' : 'name'}`;
}

function scalarOf({ type, format, minimum, maximum }: Schema): string {
	const span =
		minimum !== undefined && maximum !== undefined ? ` from ${minimum} to ${maximum}` : '';
	if (type === 'boolean') return '`true` or `false`';
	if (type === 'integer') return `a whole number${span}`;
	if (type === 'number') return `a number${span}`;
	return format === 'email' ? 'an e-mail address' : 'text';
}

function code(value: unknown): string {
	return `\`${String(value)}\``;
}

/** A cell ends at a bar, in code as well. */
function cell(text: string): string {
	return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
