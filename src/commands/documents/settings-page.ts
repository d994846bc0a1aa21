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

/** Text of `docs/settings.md`: a section for each setting, and an item for each key within it. */
export function settingsPage(schema: Schema): string {
	const sections = Object.entries(schema.properties ?? {})
		.filter(([name]) => !name.startsWith('$'))
		.map(([name, setting]) => section(name, setting, schema.required?.includes(name) ?? false));
	const parts = [
		'# Settings',
		'What can stand in `src/company/config.ts`; `npm run schema` writes this page from `src/domain/site.ts`. An editor says the same while you write.',
		...sections,
	];
	return `${parts.join('\n\n')}\n`;
}

function section(name: string, setting: Schema, isRequired: boolean): string {
	const value = `Takes ${valueOf(setting)}${presence(setting, isRequired)}.`;
	const keys = itemsOf(name, setting).join('\n');
	return [`## ${name}`, descriptionOf(setting), value, keys].filter(Boolean).join('\n\n');
}

/** Keys within a setting, those of lists marked by brackets, and any name by an asterisk; alternatives share some. */
function itemsOf(path: string, schema: Schema): string[] {
	const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
		const name = `${path}.${key}`;
		const facts = `${valueOf(value)}${presence(value, schema.required?.includes(key) ?? false)}`;
		return [`- \`${name}\`: ${facts}. ${descriptionOf(value)}`.trimEnd(), ...itemsOf(name, value)];
	});
	const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
	const others = choices.flatMap((choice) => itemsOf(path, choice));
	const listed = schema.items ? itemsOf(`${path}[]`, schema.items) : [];
	const { additionalProperties: any } = schema;
	const named = typeof any === 'object' ? itemsOf(`${path}.*`, any) : [];
	return [...new Set([...own, ...others, ...listed, ...named])];
}

/** Documents are named from the project's folder; here they lie beside this one. */
function descriptionOf({ description = '' }: Schema): string {
	return description.replaceAll(/\bdocs\/([\w-]+\.md)/g, '[$1]($1)');
}

function presence({ default: value }: Schema, isRequired: boolean): string {
	if (value === undefined) return isRequired ? '; required' : '';
	const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
	return isEmpty ? '' : `; \`${JSON.stringify(value)}\` when absent`;
}

function valueOf(schema: Schema): string {
	if (schema.const !== undefined) return code(schema.const);
	if (schema.enum) {
		return schema.enum.length > mostAlternatives ? 'a name' : schema.enum.map(code).join(', ');
	}
	const choices = schema.oneOf ?? schema.anyOf;
	if (choices) return [...new Set(choices.map(valueOf))].join(' or ');
	if (schema.type === 'array')
		return `a list of ${schema.items?.properties ? 'entries with ' : ''}${valueOf(schema.items ?? {})}`;
	if (schema.type === 'object') return objectOf(schema);
	return scalarOf(schema);
}

function objectOf({ properties, propertyNames, additionalProperties }: Schema): string {
	if (properties || typeof additionalProperties !== 'object') return 'these keys';
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
