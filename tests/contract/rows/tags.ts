import { fieldNames } from '../../../src/sandbox/answers/pick.ts';
import type { CustomField } from '../../../src/crm/contract/custom-field-group.ts';
import type { DocumentRows } from '../../support/document-row.ts';
import { fullAgency } from '../../support/full-agency.ts';

const text: CustomField = {
	id: 512,
	name: 'wish',
	pretty_name: 'Wunsch',
	field_type: 'String',
	position: 2,
};

/** The account with a custom field for text beside the dropdown. */
export const withText = {
	...fullAgency,
	customFieldGroups: [{ id: 51, name: 'Suche', entity: 'for_clients', custom_fields: [text] }],
};

export const tags: DocumentRows = {
	'GET /groups: an array of id, name and super_group_id, of contacts unless said otherwise': [
		['GET /groups', { ids: [3001, 3002], fields: ['id', 'name', 'super_group_id'] }],
	],
	'GET /groups: super_group: names the category': [
		['GET /groups?super_group=3000', { ids: [3001] }],
		['GET /groups?super_group=3100', { ids: [] }],
	],
	'GET /groups: entity: names what the tags are attached to': [
		['GET /groups?entity=for_properties', { ids: [3101] }],
		['GET /groups?entity=for_activities', { ids: [3201] }],
		['GET /groups?entity=for_nobody', { status: 422 }],
	],
	'POST /groups: creates a tag whose name no other tag has': [
		['POST /groups', {}, { name: 'Neu', entity: 'for_properties', super_group_id: 3100 }],
		[
			'GET /groups?entity=for_properties',
			{ body: [{ id: 3101 }, { name: 'Neu', super_group_id: 3100 }] },
		],
		['POST /groups', { status: 422 }, { name: 'Neu' }],
		['POST /groups', { status: 422 }, { name: 'Messe', entity: 'for_activities' }],
		['POST /groups', { status: 422 }, { name: 'in a tag', super_group_id: 3001 }],
		['POST /groups', { status: 422 }, { name: 'in another kind', super_group_id: 3100 }],
	],
	'GET /super_groups: include: brings the tags, which are absent otherwise': [
		['GET /super_groups', { ids: [3000], fields: ['id', 'name', 'entity'] }],
		['GET /super_groups?include=groups', { body: { data: [{ groups: [{ id: 3001 }] }] } }],
	],
	'GET /super_groups: entity: names what the tags are attached to': [
		['GET /super_groups?entity=for_properties', { ids: [3100] }],
		['GET /super_groups?entity=for_activities', { ids: [] }],
	],
	'GET /custom_field_groups: entity: an object with the groups of the entity and their fields': [
		[
			'GET /custom_field_groups?entity=for_clients',
			{
				ids: [51],
				fields: fieldNames('id name entity custom_fields'),
				body: {
					data: [{ custom_fields: [{ name: 'budget', custom_options: [{ id: 1 }, {}] }] }],
				},
			},
		],
		['GET /custom_field_groups', { ids: [51, 52] }],
		['GET /custom_field_groups?entity=for_deals', { ids: [] }],
		['GET /custom_field_groups?entity=for_activities', { status: 422 }],
	],
	'GET /custom_field_groups: a field for text has options, too: none': {
		agency: withText,
		requests: [
			[
				'GET /custom_field_groups',
				{ body: { data: [{ custom_fields: [{ ...text, custom_options: [] }] }] } },
			],
		],
	},
};
