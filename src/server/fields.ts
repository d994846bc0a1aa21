/** A form as it was posted: each field a text, or a list of texts when it came more than once. */
export type Fields = Readonly<Record<string, unknown>>;

export type ReadFields =
	| { readonly ok: true; readonly format: 'form' | 'json'; readonly fields: Fields }
	| { readonly ok: false; readonly status: 400 | 415 };

/** More fields than any form of ours has. */
const mostFields = 30;

/** Reads `application/x-www-form-urlencoded` and `application/json`; the body must be limited before. */
export async function readFields(request: Request): Promise<ReadFields> {
	const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
	if (type === 'application/x-www-form-urlencoded') {
		return checked('form', fromForm(new URLSearchParams(await request.text())));
	}
	if (type === 'application/json') return checked('json', fromJson(await request.text()));
	return { ok: false, status: 415 };
}

function checked(format: 'form' | 'json', fields: Fields | undefined): ReadFields {
	if (!fields || Object.keys(fields).length > mostFields) return { ok: false, status: 400 };
	return { ok: true, format, fields };
}

function fromForm(form: URLSearchParams): Fields {
	const fields = new Map<string, string | string[]>();
	for (const [name, value] of form) {
		const earlier = fields.get(name);
		fields.set(name, earlier === undefined ? value : [earlier, value].flat());
	}
	return Object.fromEntries(fields);
}

function fromJson(text: string): Fields | undefined {
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
		return { ...value };
	} catch {
		return undefined;
	}
}
