import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { z } from 'zod';
import { formatMoment } from '../db/moment.ts';
import type { StoredRecord } from '../db/records.ts';
import { tellHooks } from '../record-events.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';
import { sandboxPage } from './page.ts';

const HomeChange = z.object({
	amount: z.union([z.literal('').transform(() => null), z.coerce.number().nonnegative()]),
	status: z.coerce.number(),
});

/** A page to change prices and statuses of homes, as an agency does in its CRM: the interface has no call for that. */
export function homeRoutes(service: Service): Hono {
	const { account, clock } = service;
	const routes = new Hono();
	routes.use(csrf());
	routes.get('/', (c) =>
		c.html(
			sandboxPage(
				'Homes in the sandbox',
				html`form { display: grid; grid-template-columns: 1fr 9rem 12rem auto; gap: 0.5rem; padding:
				0.25rem 0; }`,
				html`
					<h1>Homes</h1>
					<p>The site has what is changed here once it is built again: start the demo anew.</p>
					${account.units.list({ order: 'id', per: 1000 }).map(form)}
				`,
			),
		),
	);
	routes.post('/:id', async (c) => {
		const record = account.units.get(Number(c.req.param('id')));
		if (!record) throw notFound('Property', c.req.param('id'));
		const { amount, status } = HomeChange.parse(await c.req.parseBody());
		const changed = {
			...record,
			[amountField(record)]: amount,
			property_status_id: status,
			updated_at: formatMoment(clock()),
		};
		account.units.put(record.id, changed);
		tellHooks(service, 'updated', { type: 'Property', record: changed });
		return c.redirect(`/sandbox/homes#unit-${record.id}`, 303);
	});
	return routes;

	function form(unit: StoredRecord) {
		const options = account.statuses
			.list({ order: 'id', per: 100 })
			.map(
				({ id, name }) =>
					html`<option value="${id}" ${id === unit['property_status_id'] ? 'selected' : ''}>
						${name}
					</option>`,
			);
		return html`<form method="post" action="/sandbox/homes/${unit.id}" id="unit-${unit.id}">
			<span>${unit.id} ${unit['name']}</span>
			<input
				name="amount"
				type="number"
				min="0"
				aria-label="Price"
				value="${unit[amountField(unit)]}"
			/>
			<select name="status" aria-label="Status">
				${options}
			</select>
			<button>Save</button>
		</form>`;
	}
}

function amountField(unit: StoredRecord): 'base_rent' | 'price' {
	return unit['marketing_type'] === 'RENT' ? 'base_rent' : 'price';
}
