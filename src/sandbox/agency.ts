import type { Broker } from '../crm/contract/broker.ts';
import type { CustomFieldGroup } from '../crm/contract/custom-field-group.ts';
import type { Team } from '../crm/contract/team.ts';
import type { DealPipeline } from './contract/deal.ts';

/**
 * A whole account as plain records: CRM field names, no `{label, value}` wrapping. The sandbox makes the
 * answer shapes on the way out, and fills what a real account would also hold (tokens, commissions,
 * relationships, folders …) where a record leaves it out.
 */
export interface Agency {
	readonly statuses: readonly AgencyStatus[];
	readonly sources: readonly { readonly id: number; readonly name: string }[];
	readonly activityTypes: readonly {
		readonly id: number;
		readonly name: string;
		/** message, event, note or reminder. */
		readonly category: string;
	}[];
	readonly teams: readonly AgencyTeam[];
	/** Public and internal fields alike (`email`, `phone`, `old_crm_id` …). */
	readonly brokers: readonly AgencyBroker[];
	readonly projects: readonly AgencyRecord[];
	/** With `property_status_id`, `broker_id` and `project_id`. */
	readonly units: readonly AgencyRecord[];
	/** What follows an account may have; records by the CRM's field names. */
	readonly reservationReasons?: readonly Named[];
	readonly contactStatuses?: readonly Named[];
	/** Categories of tags; their ids are apart from those of tags. */
	readonly superGroups?: readonly (Named & { readonly entity: string })[];
	readonly groups?: readonly (Named & {
		readonly entity: string;
		readonly super_group_id: number | null;
	})[];
	readonly customFieldGroups?: readonly CustomFieldGroup[];
	readonly contacts?: readonly Keyed[];
	/** Pairs of contact and unit. */
	readonly ownerships?: readonly (readonly [clientId: number, propertyId: number])[];
	readonly partnerships?: readonly (readonly [clientId: number, propertyId: number])[];
	readonly favorites?: readonly (readonly [clientId: number, propertyId: number])[];
	readonly tasks?: readonly Keyed[];
	/** With `outgoing`, `from`, `to`, `message_attachment_ids` … */
	readonly messages?: readonly Keyed[];
	/** With `title`, `client_ids` … */
	readonly policies?: readonly Keyed[];
	/** Files of e-mails: `name`, `type` and `content`, which is base64. */
	readonly attachments?: readonly Keyed[];
	/** Text blocks: `subject` and `body`. */
	readonly snippets?: readonly (Named & { readonly subject: string; readonly body: string })[];
	readonly dealPipelines?: readonly DealPipeline[];
	/** Without `project_id` and `deal_pipeline_id`, which the service sets. */
	readonly deals?: readonly Keyed[];
}

interface Named {
	readonly id: number;
	readonly name: string;
}

interface Keyed {
	readonly id: number;
	readonly [field: string]: unknown;
}

/** A user of the account; `portrait` names a file of the demo media, as the `media` of an image does. */
export type AgencyBroker = Broker & { readonly portrait?: string };

/** A team of the account; `logo` names a file of the demo media, as the `media` of an image does. */
export type AgencyTeam = Team & { readonly logo?: string };

/** A marketing status with the account's own flags. */
export interface AgencyStatus {
	readonly id: number;
	readonly name: string;
	readonly position: number;
	/** `#rrggbb`. */
	readonly color: string;
	readonly exclude_from_search_profile_matching: boolean;
	readonly disable_expose_landing_page: boolean;
	readonly remove_from_portal: boolean;
}

/**
 * A unit or project by CRM field names, with `custom_fields` as `{key: {value, pretty_value}}` and
 * `translations` as a list of texts with their `locale`.
 */
export interface AgencyRecord {
	readonly id: number;
	readonly images?: readonly AgencyImage[];
	readonly links?: readonly Readonly<Record<string, unknown>>[];
	readonly custom_fields?: Readonly<
		Record<string, { readonly value: unknown; readonly pretty_value: string | null }>
	>;
	readonly translations?: readonly (Readonly<Record<string, string>> & {
		readonly locale: string;
	})[];
	readonly [field: string]: unknown;
}

/** A picture of a record; `media` names a file of the demo media, without folder and ending. */
export interface AgencyImage {
	/** Made from the record's id and the place in the list when absent. */
	readonly id?: number;
	readonly title: string | null;
	readonly title_en?: string;
	readonly title_es?: string;
	readonly position: number | null;
	readonly is_private: boolean | null;
	readonly is_floorplan: boolean;
	readonly is_not_for_exposee: boolean;
	/** For instance `living-loft`. */
	readonly media: string;
}
