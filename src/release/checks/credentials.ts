/** Finds a secret in a file. */
interface Scanner {
	/** @returns the first secret found, in whatever form and case. */
	find(bytes: Uint8Array): Credential | undefined;
}

/** What must stand nowhere. */
export interface Credential {
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
export function credentialsOf(
	crm: { readonly apiKey: string; readonly baseUrl: string },
	origin: string,
): Credential[] {
	return [
		{ name: 'the key of the CRM', value: crm.apiKey, remedy: 'have the key replaced' },
		{ name: 'the host of the CRM', value: new URL(crm.baseUrl).host },
	].filter(({ value }) => !new URL(origin).host.includes(value));
}

/** Characters of the shortest form looked for: anything shorter stands everywhere by chance. */
const shortest = 6;
/** A secret this long is recognised by either half, so that cutting it in two hides nothing. */
const splitFrom = 32;

/**
 * Makes a scanner that recognises each secret as it is, percent-encoded, escaped as in JSON and HTML, as
 * hexadecimal digits, as base64 at any offset, and reversed. Upper and lower case count as the same.
 */
export function scannerFor(secrets: readonly Credential[]): Scanner {
	const forms = secrets.flatMap((secret) =>
		[...formsOf(secret.value)].map((form) => ({ secret, form: searchable(Buffer.from(form)) })),
	);
	return {
		find(bytes) {
			const text = searchable(bytes);
			return forms.find(({ form }) => text.includes(form))?.secret;
		},
	};
}

/** One character a byte, so that a picture can be searched too. */
function searchable(bytes: Uint8Array): string {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1').toLowerCase();
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
