import { fieldNames } from '../../../src/sandbox/answers/pick.ts';
import type { CustomField } from '../../../src/crm/contract/custom-field-group.ts';
import type { DocumentRow } from '../../support/document-row.ts';
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

export const tags: readonly DocumentRow[] = [
	{
		of: 'GET /groups',
		says: 'an array of id, name and super_group_id, of contacts unless said otherwise',
		requests: [['GET /groups', { ids: [3001, 3002], fields: ['id', 'name', 'super_group_id'] }]],
	},
	{
		of: 'GET /groups: super_group',
		says: 'names the category',
		requests: [
			['GET /groups?super_group=3000', { ids: [3001] }],
			['GET /groups?super_group=3100', { ids: [] }],
		],
	},
	{
		of: 'GET /groups: entity',
		says: 'names what the tags are attached to',
		requests: [
			['GET /groups?entity=for_properties', { ids: [3101] }],
			['GET /groups?entity=for_activities', { ids: [3201] }],
			['GET /groups?entity=for_nobody', { status: 422 }],
		],
	},
	{
		of: 'POST /groups',
		says: 'creates a tag whose name no other tag has',
		requests: [
			['POST /groups', {}, { name: 'Neu', entity: 'for_properties', super_group_id: 3100 }],
			[
				'GET /groups?entity=for_properties',
				{ body: [{ id: 3101 }, { name: 'Neu', super_group_id: 3100 }] },
			],
			['POST /groups', { status: 422 }, { name: 'Neu' }],
			['POST /groups', { status: 422 }, { name: 'Messe', entity: 'for_activities' }],
		],
	},
	{
		of: 'GET /super_groups: include',
		says: 'brings the tags, which are absent otherwise',
		requests: [
			['GET /super_groups', { ids: [3000], fields: ['id', 'name', 'entity'] }],
			['GET /super_groups?include=groups', { body: { data: [{ groups: [{ id: 3001 }] }] } }],
		],
	},
	{
		of: 'GET /super_groups: entity',
		says: 'names what the tags are attached to',
		requests: [
			['GET /super_groups?entity=for_properties', { ids: [3100] }],
			['GET /super_groups?entity=for_activities', { ids: [] }],
		],
	},
	{
		of: 'GET /custom_field_groups: entity',
		says: 'an object with the groups of the entity and their fields',
		requests: [
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
			['GET /custom_field_groups?entity=for_deals', { ids: [] }],
			['GET /custom_field_groups?entity=for_activities', { status: 422 }],
		],
	},
	{
		of: 'GET /custom_field_groups',
		says: 'a field for text has options, too: none',
		agency: withText,
		requests: [
			[
				'GET /custom_field_groups',
				{ body: { data: [{ custom_fields: [{ ...text, custom_options: [] }] }] } },
			],
		],
	},
];
