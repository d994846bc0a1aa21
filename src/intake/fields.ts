/** A form as it was posted: each field a text, or a list of texts when it came more than once. */
export type Fields = Readonly<Record<string, unknown>>;

export type ReadFields =
	| { readonly ok: true; readonly format: 'form' | 'json'; readonly fields: Fields }
	| { readonly ok: false; readonly status: 400 | 415 };

/** All texts that came for a field. */
export function textsOf(value: unknown): string[] {
	const list: readonly unknown[] = Array.isArray(value) ? value : [value];
	return list.filter((each) => typeof each === 'string');
}

/** More fields than any form of ours has. */
const mostFields = 30;
/** More values than it has with twenty targets. */
const mostValues = 60;

/** Reads `application/x-www-form-urlencoded` and `application/json`; the body must be limited before. */
export async function readFields(request: Request): Promise<ReadFields> {
	const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
	if (type === 'application/x-www-form-urlencoded') {
		return checked('form', fromForm(await request.text()));
	}
	if (type === 'application/json') return checked('json', fromJson(await request.text()));
	return { ok: false, status: 415 };
}

function checked(format: 'form' | 'json', fields: Fields | undefined): ReadFields {
	if (!fields || Object.keys(fields).length > mostFields) return { ok: false, status: 400 };
	return { ok: true, format, fields };
}

function fromForm(text: string): Fields | undefined {
	const fields = new Map<string, string[]>();
	let count = 0;
	for (const [name, value] of new URLSearchParams(text)) {
		if (++count > mostValues) return undefined;
		const values = fields.get(name);
		if (values) values.push(value);
		else fields.set(name, [value]);
	}
	return Object.fromEntries(
		[...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
	);
}

function fromJson(text: string): Fields | undefined {
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
		return isFlat(value) ? { ...value } : undefined;
	} catch {
		return undefined;
	}
}

/** Whether it holds what a form can: texts and short lists of them. What is nested could be of any shape. */
function isFlat(value: object): boolean {
	let count = 0;
	for (const each of Object.values(value)) {
		const values: readonly unknown[] = Array.isArray(each) ? each : [each];
		count += values.length;
		if (count > mostValues || values.some(isNested)) return false;
	}
	return true;
}

function isNested(value: unknown): boolean {
	return typeof value === 'object' && value !== null;
}
