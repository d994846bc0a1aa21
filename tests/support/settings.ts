import { demoCompany, readSettings } from '../../src/wiring/company.ts';

/** The settings of the demo agency, as the program reads them. Those in src/company/config.ts are the company's. */
export const site = readSettings(demoCompany);

/** Makes a process of the program that of the demo agency. */
export const demoVariables = { VITRINE_COMPANY: demoCompany.folder };
