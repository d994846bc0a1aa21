import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { documentsLoader } from './documents-loader.ts';

export const collections = {
	docs: defineCollection({ loader: documentsLoader, schema: docsSchema() }),
};
