import { isForAnyWords, type OldAddress } from '../domain/address.ts';
import { fileOf, encodePath, type HostRules } from './rule-files.ts';

/** What visitors find at addresses without a page, as a map of nginx. */
interface AddressMap {
	/** Variable that is looked up, and the one that gets what is found. */
	readonly by: string;
	readonly name: string;
	readonly entries: ReadonlyMap<string, string>;
}

/** The maps of all old addresses: of exact paths, and of those that are matched by their id. */
export function addressMaps({
	oldAddresses,
	present = [],
	missing,
	isFile,
}: HostRules): AddressMap[] {
	const all = [...oldAddresses];
	const any = [...all.filter(isForAnyWords), ...present];
	const exact = all.filter((address) => !isForAnyWords(address));
	return [
		...mapsOf(exact, { missing, isFile, by: '$uri', name: '' }),
		...mapsOf(any, { missing, isFile, by: '$vitrine_any', name: '_any' }),
	];
}

function mapsOf(
	oldAddresses: readonly OldAddress[],
	{
		missing,
		isFile,
		by,
		name,
	}: Pick<HostRules, 'missing' | 'isFile'> & Pick<AddressMap, 'by' | 'name'>,
): AddressMap[] {
	const redirected = new Map<string, string>();
	const removed = new Map<string, string>();
	for (const address of oldAddresses) {
		const key = keyOf(address.path, isFile);
		if (redirected.has(key) || removed.has(key)) continue;
		if (address.kind === 'redirected') redirected.set(key, encodePath(address.target));
		else removed.set(key, fileOf(address.page ?? missing(address.path)));
	}
	return [
		{ by, name: `$vitrine_redirected${name}`, entries: redirected },
		{ by, name: `$vitrine_removed${name}`, entries: removed },
	];
}

/**
 * The maps of nginx do not tell capitals from small letters, of A to Z alone, and refuse a key that comes twice. A
 * pattern tells them: so the page `/de/` is not taken for the old address `/DE`.
 */
function keyOf(path: string, isFile: HostRules['isFile']): string {
	const small = path.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
	const isTaken = small !== path && [small, `${small}/`].some(isFile);
	return isTaken ? `~^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : small;
}

/** A map as it stands in the file. */
export function mapText({ by, name, entries }: AddressMap): string {
	const lines = Array.from(entries, ([key, value]) => `\t${quoted(key)} ${quoted(value)};\n`);
	return `map ${by} ${name} {\n\tdefault "";\n${lines.join('')}}\n`;
}

/** A text quoted for nginx. */
export function quoted(text: string): string {
	return `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
}
