import { json, type Answer } from './crm-server.ts';

/** How a CRM pages its lists. */
export interface Paging {
	/** The most records it sends on a page, whatever is asked for. */
	readonly limit: number;
	/** Whether it counts the whole list in `meta`, in an envelope without, or sends a bare array. */
	readonly form: 'counted' | 'envelope' | 'bare';
	readonly ignoresPage?: boolean;
	/** Records the CRM leaves out of a page after cutting it, as one does that hides what a key may not see. */
	readonly isHidden?: (id: number) => boolean;
}

/** Answers every list of the CRM with some records, by page and by ids, in either order. */
export function limiting(
	all: readonly { readonly id: number }[],
	{ limit, form, ignoresPage = false, isHidden = () => false }: Paging,
): Answer {
	return (response, request) => {
		const query = request.url.searchParams;
		const ids = query.get('property_ids')?.split(',').map(Number);
		const found = all.filter(({ id }) => ids?.includes(id) ?? true);
		const sorted = query.get('order') === 'desc' ? found.toReversed() : found;
		const per = Math.min(limit, Number(query.get('per') ?? 20));
		const page = ignoresPage ? 1 : Number(query.get('page') ?? 1);
		const data = sorted.slice((page - 1) * per, page * per).filter(({ id }) => !isHidden(id));
		const total_count = found.filter(({ id }) => !isHidden(id)).length;
		if (form === 'bare') json(data)(response, request);
		else json(form === 'counted' ? { data, meta: { total_count } } : { data })(response, request);
	};
}
