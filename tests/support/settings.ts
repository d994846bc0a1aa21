import { readSite } from '../../src/domain/site.ts';
import { site as written } from '../../src/site.config.ts';

/** The settings the repository comes with, as the program reads them. */
export const site = readSite(written);
