import type { Deal } from './deal.ts';

/** Whether there is anything to buy, anything to rent, and any project. */
export type Offered = Readonly<Record<Deal | 'projects', boolean>>;
