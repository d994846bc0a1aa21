import { z } from 'zod';
import {
	id,
	idList,
	lenient,
	order,
	paging,
	queryInteger,
	queryText,
	text,
} from '../../crm/contract/field.ts';

export const Deal = z
	.looseObject({
		id: id.describe('Number that identifies the deal.'),
		broker_id: lenient.integer.describe('Id of the owner of the deal.'),
		client_id: lenient.integer.describe('Id of the interested contact.'),
		property_id: lenient.integer.describe('Id of the unit of interest.'),
		project_id: lenient.integer.describe("Id of the unit's project, set by the service."),
		deal_stage_id: lenient.integer.describe('Id of the stage it is in.'),
		deal_pipeline_id: lenient.integer.describe("Id of the stage's pipeline, set by the service."),
		date: lenient.moment.describe('Date of the deal, ISO 8601.'),
		price: lenient.number.describe('Expected or realised, in euros.'),
		note: lenient.text.describe('Internal note.'),
		reservation_reason_id: lenient.integer.describe(
			'Id of the reason why it was lost; its presence makes the deal a lost one.',
		),
		category: lenient.text.describe('qualified, unqualified or lost; see `DealsQuery`.'),
		created_at: lenient.moment.describe('When it was created, ISO 8601.'),
		updated_at: lenient.moment.describe('When it was last changed, ISO 8601.'),
		client: lenient.object.describe('Item of the list of contacts, with `include=client`.'),
		property: lenient.object.describe('Item of the plain list of units, with `include=property`.'),
	})
	.meta({
		id: 'Deal',
		description:
			"A contact's interest in a unit, in a stage of a pipeline. The shape of answers is not shown; the sandbox sends these fields, in `{data, meta: {total_count}}`. Creating, changing and deleting deals is not shown either, and the sandbox has no call for it.",
	});
export type Deal = z.infer<typeof Deal>;

/** Query of GET /client_properties. Parameters beyond these are not shown, and the sandbox ignores them. */
export const DealsQuery = z.looseObject({
	...paging,
	per: paging.per.describe(
		'Records a page; 25 when absent: the sandbox\'s reading of "on some lists".',
	),
	include: queryText.describe('`client` and `property`, comma-separated.'),
	sort_by: z
		.enum(['created_at', 'updated_at', 'date', 'price', 'id'])
		.optional()
		.describe(
			"`created_at` when absent; other values are not shown, the sandbox knows the deal's own fields.",
		),
	order: order.describe('Newest first when absent.'),
	reservation_reason_ids: idList.describe('Ids of reasons: only deals lost for one of them.'),
	category: z
		.enum(['qualified', 'unqualified', 'lost'])
		.optional()
		.describe(
			'How deals are sorted into these is not shown. In the sandbox a deal with a reason is lost, one in the first stage of its pipeline unqualified, and every other qualified.',
		),
	deal_stage_ids: idList.describe('Ids of stages, of which it is in one.'),
	deal_pipeline_id: queryInteger.describe('Id of the pipeline it is in.'),
	project_id: queryInteger.describe("Id of the unit's project."),
	broker_id: queryInteger.describe('Id of the owner of the deal.'),
	client_id: queryInteger.describe('Id of the interested contact.'),
	property_id: queryInteger.describe('Id of the unit of interest.'),
	client_source_id: queryInteger.describe('Id of the source of the contact.'),
	team_id: queryInteger.describe('Id of the team of the owner.'),
	property_broker_ids: idList.describe('Ids of the users responsible for the unit.'),
	client_broker_ids: idList.describe('Ids of the users responsible for the contact.'),
});

export const DealStage = z
	.looseObject({
		id: id.describe('Number that identifies the stage.'),
		name: text.describe('What the company calls it.'),
		position: lenient.integer.describe('Place in the pipeline.'),
		color: text.describe('Colour in which staff see it, `#rrggbb`.'),
		chance: lenient.number.describe('How likely a deal in it succeeds, from 0 to 1.'),
	})
	.meta({ id: 'DealStage', description: 'A step of a pipeline.' });
export type DealStage = z.infer<typeof DealStage>;

export const DealPipeline = z
	.looseObject({
		id: id.describe('Number that identifies the pipeline.'),
		name: text.describe('What the company calls it.'),
		broker_ids: z.array(z.int()).nullish().describe('Ids of the users who work with it.'),
		deal_stages: z.array(DealStage).nullish().describe('Its steps.'),
	})
	.meta({ id: 'DealPipeline', description: 'The steps that a deal goes through.' });
export type DealPipeline = z.infer<typeof DealPipeline>;
