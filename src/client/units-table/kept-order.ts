import type { Direction } from './order.ts';

/** A column by its name, and which way. */
export interface KeptOrder {
	readonly sort: string;
	readonly direction: Direction;
}

/** Notes an order with the entry in the browser's history, so that who comes back finds the table as it was left. */
export function keepOrder(order: KeptOrder): void {
	history.replaceState({ ...keptState(), order }, '');
}

/** The order this entry of the history was left in. */
export function keptOrder(): KeptOrder | undefined {
	const order: unknown = keptState()?.['order'];
	if (!isRecord(order)) return undefined;
	const { sort, direction } = order;
	if (typeof sort !== 'string') return undefined;
	if (direction !== 'ascending' && direction !== 'descending') return undefined;
	return { sort, direction };
}

function keptState(): Readonly<Record<string, unknown>> | undefined {
	const state: unknown = history.state;
	return isRecord(state) ? state : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null;
}
