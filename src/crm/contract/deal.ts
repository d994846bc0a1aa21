import { z } from 'zod';
import { id, idList, lenient, order, paging, queryInteger, text } from './field.ts';

/**
 * A contact's interest in a unit, in a stage of a pipeline. The shape of answers is not shown; the sandbox
 * sends these fields, in `{data, meta: {total_count}}`. Creating, changing and deleting deals is not shown
 * either, and the sandbox has no call for it.
 */
export const Deal = z.looseObject({
	/** Number that identifies the deal. */
	id,
	/** Id of the owner of the deal. */
	broker_id: lenient.integer,
	/** Id of the interested contact. */
	client_id: lenient.integer,
	/** Id of the unit of interest. */
	property_id: lenient.integer,
	/** Id of the unit's project, set by the service. */
	project_id: lenient.integer,
	/** Id of the stage it is in. */
	deal_stage_id: lenient.integer,
	/** Id of the stage's pipeline, set by the service. */
	deal_pipeline_id: lenient.integer,
	/** Date of the deal, ISO 8601. */
	date: lenient.moment,
	/** Expected or realised, in euros. */
	price: lenient.number,
	/** Internal note. */
	note: lenient.text,
	/** Id of the reason why it was lost; its presence makes the deal a lost one. */
	reservation_reason_id: lenient.integer,
	/** qualified, unqualified or lost; see `DealsQuery`. */
	category: lenient.text,
	/** When it was created, ISO 8601. */
	created_at: lenient.moment,
	/** When it was last changed, ISO 8601. */
	updated_at: lenient.moment,
	/** Item of the list of contacts, with `include=client`. */
	client: lenient.object,
	/** Item of the plain list of units, with `include=property`. */
	property: lenient.object,
});
export type Deal = z.infer<typeof Deal>;

/** Query of GET /client_properties. Parameters beyond these are not shown, and the sandbox ignores them. */
export const DealsQuery = z.looseObject({
	...paging,
	/** Records a page, 500 at most; 25 when absent: the sandbox's reading of "on some lists". */
	per: paging.per,
	/** `client` and `property`, comma-separated. */
	include: z.string().optional(),
	/** `created_at` when absent; other values are not shown, the sandbox knows the deal's own fields. */
	sort_by: z.enum(['created_at', 'updated_at', 'date', 'price', 'id']).optional(),
	/** Newest first when absent. */
	order: order.optional(),
	/** Ids of reasons: only deals lost for one of them. */
	reservation_reason_ids: idList.optional(),
	/**
	 * How deals are sorted into these is not shown. In the sandbox a deal with a reason is lost, one in the
	 * first stage of its pipeline unqualified, and every other qualified.
	 */
	category: z.enum(['qualified', 'unqualified', 'lost']).optional(),
	/** Ids of stages, of which it is in one. */
	deal_stage_ids: idList.optional(),
	/** Id of the pipeline it is in. */
	deal_pipeline_id: queryInteger.optional(),
	/** Id of the unit's project. */
	project_id: queryInteger.optional(),
	/** Id of the owner of the deal. */
	broker_id: queryInteger.optional(),
	/** Id of the interested contact. */
	client_id: queryInteger.optional(),
	/** Id of the unit of interest. */
	property_id: queryInteger.optional(),
	/** Id of the source of the contact. */
	client_source_id: queryInteger.optional(),
	/** Id of the team of the owner. */
	team_id: queryInteger.optional(),
	/** Ids of the users responsible for the unit. */
	property_broker_ids: idList.optional(),
	/** Ids of the users responsible for the contact. */
	client_broker_ids: idList.optional(),
});

/** A step of a pipeline. */
export const DealStage = z.looseObject({
	/** Number that identifies the stage. */
	id,
	/** What the company calls it. */
	name: text,
	/** Place in the pipeline. */
	position: lenient.integer,
	/** Colour in which staff see it, `#rrggbb`. */
	color: text,
	/** How likely a deal in it succeeds, from 0 to 1. */
	chance: lenient.number,
});
export type DealStage = z.infer<typeof DealStage>;

/** The steps that a deal goes through. */
export const DealPipeline = z.looseObject({
	/** Number that identifies the pipeline. */
	id,
	/** What the company calls it. */
	name: text,
	/** Ids of the users who work with it. */
	broker_ids: z.array(z.int()).nullish(),
	/** Its steps. */
	deal_stages: z.array(DealStage).nullish(),
});
export type DealPipeline = z.infer<typeof DealPipeline>;
