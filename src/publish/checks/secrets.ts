/** Finds any of many byte sequences in one walk. */
export interface Scanner {
	/** @returns the first secret found, in whatever form and case. */
	find(bytes: Uint8Array): Secret | undefined;
}

/** What must stand nowhere. */
export interface Secret {
	/** What it is called in a message. */
	readonly name: string;
	readonly value: string;
	/** What to do beside taking it out, such as `have the key replaced`. */
	readonly remedy?: string;
}

/**
 * The key of a CRM and the host its interface stands on.
 * @param origin of the site, whose own host is no secret
 */
export function secretsOf(
	crm: { readonly apiKey: string; readonly baseUrl: string },
	origin: string,
): Secret[] {
	return [
		{ name: 'the key of the CRM', value: crm.apiKey, remedy: 'have the key replaced' },
		{ name: 'the host of the CRM', value: new URL(crm.baseUrl).host },
	].filter(({ value }) => !new URL(origin).host.includes(value));
}

/** Bytes by which a place is recognised. */
const block = 3;
/** Characters of the shortest form looked for: anything shorter stands everywhere by chance. */
const shortest = 6;
/** Values of `hashAt`. */
const hashes = 1 << 15;
/** A secret this long is recognised by either half, so that cutting it in two hides nothing. */
const splitFrom = 32;

/**
 * Makes a scanner that recognises each secret as it is, percent-encoded, escaped as in JSON and HTML, as
 * hexadecimal digits, as base64 at any offset, and reversed. Upper and lower case count as the same.
 *
 * It looks at the last bytes of a window as long as the shortest form, and mostly moves on by the whole
 * window (the method of Wu and Manber), so that a page costs microseconds.
 */
export function scannerFor(secrets: readonly Secret[]): Scanner {
	const needles = secrets.flatMap((secret) =>
		[...formsOf(secret.value)].map((form) => ({ secret, bytes: fold(Buffer.from(form)) })),
	);
	if (needles.length === 0) return { find: () => undefined };
	const window = Math.max(block, Math.min(...needles.map(({ bytes }) => bytes.length)));
	const most = window - block + 1;
	const shifts = new Uint8Array(hashes).fill(Math.min(most, 255));
	const ending = new Map<number, typeof needles>();
	for (const needle of needles) {
		if (needle.bytes.length < block) continue;
		const length = Math.min(window, needle.bytes.length);
		for (let end = block - 1; end < length; end++) {
			const hash = hashAt(needle.bytes, end);
			shifts[hash] = Math.min(shifts[hash] ?? 0, length - 1 - end);
		}
		const last = hashAt(needle.bytes, length - 1);
		ending.set(last, [...(ending.get(last) ?? []), needle]);
	}
	return {
		find(bytes) {
			let end = window - 1;
			while (end < bytes.length) {
				const hash = hashAt(bytes, end);
				const shift = shifts[hash] ?? 1;
				if (shift > 0) {
					end += shift;
					continue;
				}
				for (const needle of ending.get(hash) ?? []) {
					if (standsAt(bytes, end - window + 1, needle.bytes)) return needle.secret;
				}
				end += 1;
			}
			return undefined;
		},
	};
}

/** Every form in which a secret may have come into a file. */
function formsOf(value: string): Set<string> {
	const bytes = Buffer.from(value);
	const escaped = JSON.stringify(value).slice(1, -1);
	const forms = [
		value,
		encodeURIComponent(value),
		Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
		escaped,
		escaped.replaceAll('/', '\\/'),
		escapeHtml(value, '&#34;', '&#39;'),
		escapeHtml(value, '&quot;', '&#x27;'),
		bytes.toString('hex'),
		Array.from(value).toReversed().join(''),
		...base64At(bytes, 'base64'),
		...base64At(bytes, 'base64url'),
	];
	if (value.length >= splitFrom) {
		const half = Math.ceil(value.length / 2);
		forms.push(value.slice(0, half), value.slice(-half));
	}
	return new Set(forms.filter((form) => form.length >= shortest));
}

/** Digits of base64 that are the same whatever stands before and after, for each of the three offsets. */
function base64At(bytes: Buffer, encoding: 'base64' | 'base64url'): string[] {
	return [0, 1, 2].map((offset) => {
		const digits = Buffer.concat([Buffer.alloc(offset), bytes]).toString(encoding);
		const whole = Math.floor(((offset + bytes.length) * 8) / 6);
		return digits.slice(Math.ceil((offset * 8) / 6), whole);
	});
}

function escapeHtml(value: string, quote: string, apostrophe: string): string {
	return value
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', quote)
		.replaceAll("'", apostrophe);
}

function fold(bytes: Uint8Array): Uint8Array {
	return bytes.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte));
}

/** The same for capital and small letters. */
function hashAt(bytes: Uint8Array, end: number): number {
	const third = (bytes[end - 2] ?? 0) | 0x20;
	const second = (bytes[end - 1] ?? 0) | 0x20;
	const last = (bytes[end] ?? 0) | 0x20;
	return ((third << 10) ^ (second << 5) ^ last) & (hashes - 1);
}

function standsAt(bytes: Uint8Array, start: number, needle: Uint8Array): boolean {
	if (start + needle.length > bytes.length) return false;
	for (let at = 0; at < needle.length; at++) {
		let byte = bytes[start + at] ?? 0;
		if (byte >= 0x41 && byte <= 0x5a) byte |= 0x20;
		if (byte !== needle[at]) return false;
	}
	return true;
}
