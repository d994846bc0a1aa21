import { globSync } from 'node:fs';
import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { pageId, projectRoot } from './address.ts';

const decisions = globSync('docs/decisions/*.md', { cwd: projectRoot }).map(pageId).toSorted();

/** The three groups of documents, in the order in which they are read. */
export const sidebar: StarlightUserConfig['sidebar'] = [
	{
		label: 'Guide',
		items: [
			'first-day',
			'connect',
			'brand',
			'texts',
			'company',
			'astro',
			'pictures',
			'maps',
			'monthly-costs',
			'viewings',
			'assistants',
			'services',
			'legal',
			'deploy',
			'scale',
			'update',
		],
	},
	{
		label: 'Reference',
		items: ['settings', 'slots', 'tokens', 'commands', 'api', 'law', 'changelog', 'licences'],
	},
	{
		label: 'Explanations',
		items: [
			'privacy',
			'security',
			'dependencies',
			'incremental-builds',
			'inquiries',
			'alerts',
			'outbox',
			{
				label: 'The program',
				collapsed: true,
				items: [
					'contributing',
					'code',
					'change',
					'search',
					'law-code',
					'reliability',
					'budgets',
					'bench',
				],
			},
			{
				label: 'Decisions',
				collapsed: true,
				items: decisions,
			},
		],
	},
];
