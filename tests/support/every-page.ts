import { openCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import type { BuildFacts } from '../../src/plan/build-facts.ts';
import { wholePlan, type DatedPage } from '../../src/plan/whole-plan.ts';

/** Every page of a build's catalogue, whether or not it is to be made. */
export function everyPage(build: BuildFacts): DatedPage[] {
	const catalogue = openCatalogue(build);
	const pages = [...wholePlan({ site: build.site, outlines: catalogue.outlines() })];
	catalogue.close();
	return pages;
}
