import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isKeptByNpm } from '../../wiring.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<
	typeof parseArgs<{ options: Given; args: string[] }>
>['values'];

export interface Reading {
	/** Printed when help is asked for; then nothing is returned and nothing else must happen. */
	readonly usage: string;
	readonly given?: readonly string[];
}

/**
 * What stands after the name of a command that takes options only.
 * @throws the usage under a sentence that names what cannot be understood.
 */
export function readOptions<const Given extends Options>(
	options: Given,
	reading: Reading,
): Values<Given> | undefined {
	return readWords(options, { ...reading, allowPositionals: false })?.values;
}

/**
 * What stands after the name of a command that takes words as well, such as names of files.
 * @throws as `readOptions` does.
 */
export function readWords<const Given extends Options>(
	options: Given,
	{
		usage,
		given = process.argv.slice(2),
		allowPositionals = true,
	}: Reading & { readonly allowPositionals?: boolean },
): { readonly values: Values<Given>; readonly positionals: readonly string[] } | undefined {
	if (given.some((word) => word === '--help' || word === '-h')) {
		console.log(usage);
		return undefined;
	}
	const kept = Object.keys(options).find((name) => isKeptByNpm(name));
	if (kept !== undefined) {
		throw new Error(
			`npm has kept --${kept} for itself: options stand after \`--\`, as shown here.\n${usage}`,
		);
	}
	try {
		return parseArgs({ options, args: [...given], allowPositionals });
	} catch (cause) {
		const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
		const name = /'([^']+)'/.exec(cause instanceof Error ? cause.message : '')?.[1] ?? '';
		const [option = ''] = name.split(' ');
		const sentence =
			code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
				? `There is no option ${option}.`
				: code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
					? `The option ${option} is given wrongly: see whether it takes a value.`
					: `"${name}" is not understood; every option begins with --.`;
		throw new Error(`${sentence}\n${usage}`, { cause });
	}
}

/**
 * Ids of units as somebody types them, such as `4711,4712`.
 * @throws one sentence that names the option.
 */
export function unitIds(given: string, option: string): number[] {
	const found = given.split(/[\s,]+/).filter(Boolean);
	if (found.length > 0 && found.every((id) => /^[1-9]\d{0,14}$/.test(id))) return found.map(Number);
	throw new Error(`${option} takes ids of units, such as 4711,4712, and "${given}" is none.`);
}
