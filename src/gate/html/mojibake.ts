const utf8 = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 that was read in another character set, as "MÃ¼ller" in windows-1252, repaired until nothing changes. */
export function withoutMojibake(text: string): string {
	let repaired = text;
	for (let round = 0; round < 3 && mayBeMojibake(repaired); round++) {
		for (const { bytes, run } of charsets) {
			repaired = repaired.replaceAll(run, (found: string, at: number, whole: string) => {
				return isSure(found, whole.slice(at + found.length)) ? decode(found, bytes) : found;
			});
		}
	}
	return repaired;
}

/** The text of bytes that are UTF-8, and where they are not ISO 8859-1, as `%FC` is "ü". */
export function textOfBytes(hex: string): string {
	const text = Buffer.from(hex, 'hex').toString('latin1');
	return text.replaceAll(charsets[0]?.run ?? '', (run) => decode(run, charsets[0]?.bytes));
}

/** Whether a text has a pair of signs that is an umlaut, an accent or a quotation mark in UTF-8. */
export function mayBeMojibake(text: string): boolean {
	return anyLead.test(text);
}

/** What begins a letter of Latin, Greek or Cyrillic script, or a sign of punctuation, in one of the sets below. */
const anyLead = /[\u00c2-\u00d1\u00e2\u00ef\u0102\u0139├┬√¬‚ƒ≈][^\x20-\x7e]/;

/** How the bytes from 0x80 on are read; the older ones of DOS as far as they matter. */
const charsets = [
	{ upper: read('windows-1252'), last: 0xd1, controls: true },
	{ upper: read('windows-1250') },
	{ upper: read('macintosh') },
	{ upper: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├' },
	{ upper: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├' },
].map(({ upper, last = 0xc5, controls = false }) => {
	const signs = Array.from(upper);
	const bytes = new Map(signs.map((sign, at) => [sign, at + 0x80]));
	// ISO 8859-1 has control characters where windows-1252 has letters and quotation marks.
	if (controls)
		for (let code = 0x80; code < 0xa0; code++) bytes.set(String.fromCharCode(code), code);
	const set = (from: number, to: number) =>
		[...bytes].flatMap(([sign, byte]) => (byte >= from && byte <= to ? sign : [])).join('');
	const rest = `[${set(0x80, 0xbf)}]`;
	const [two, three] = [set(0xc2, last), set(0xe2, 0xe2)];
	const forms = [`[${two}]${rest}`, ...(three === '' ? [] : [`[${three}]${rest}{2}`])];
	return { bytes, run: new RegExp(`(?:${[...forms, `ï¿½`].join('|')})+`, 'gu') };
});

function read(charset: string): string {
	const bytes = Uint8Array.from({ length: 0x80 }, (_, at) => at + 0x80);
	return new TextDecoder(charset).decode(bytes);
}

/** „CAFÉ“ and NESCAFÉ® are as they should be: what begins no usual pair stands inside a word, or beside others. */
function isSure(run: string, behind: string): boolean {
	if (/^\p{L}/u.test(behind) || run.length > 2) return true;
	return /^[ÂÃ├┬√¬]/.test(run) && !/[”“’…»›–—]$/.test(run);
}

function decode(run: string, bytes: ReadonlyMap<string, number> | undefined): string {
	const codes = Array.from(run, (sign) => bytes?.get(sign) ?? sign.charCodeAt(0));
	try {
		const text = utf8.decode(Uint8Array.from(codes));
		return /[\x80-\x9f]/.test(text) ? run : text;
	} catch {
		return run;
	}
}
