import { demoCompany, readSettings } from '../../src/wiring/company.ts';

/** The settings of the demo agency, as the program reads them. Those in src/company/config.ts are the company's. */
export const site = readSettings(demoCompany);

/** The same without link previews, which take longer than all else of a small site. */
export const quickSite = { ...site, media: { ...site.media, previews: false } };

/** Makes a process of the program that of the demo agency. */
export const demoVariables = { VITRINE_COMPANY: demoCompany.folder };
