import { defineMiddleware } from 'astro:middleware';
import type { Languages, PageFrame } from '../domain/page.ts';
import { ownLocale, type Site } from '../domain/site.ts';
import type { Route } from '../i18n/paths.ts';
import { translator, type Translate } from '../i18n/translate.ts';
import type { PlannedPage } from '../plan/planned-page.ts';
import { openPlan } from './page-plan.ts';

/** What every page and component knows of the page it stands on: `Astro.locals`. */
interface PageLocals extends Languages {
	/** The site's words in the language of the page. */
	t: Translate;
	site: Site;
	frame: PageFrame;
	/** Absent on pages of the company's own. */
	route: Route | undefined;
}

declare global {
	namespace App {
		interface Locals extends PageLocals {}
	}
}

/** Fills `Astro.locals` before anything of the page is rendered, also before a middleware of the company's. */
export const onRequest = defineMiddleware(({ locals, props, url }, next) => {
	const plan = openPlan(VITRINE_BUILD);
	const page: PlannedPage | undefined = props.page;
	const frame = page ? plan.frame(page) : plan.ownFrame(url.pathname);
	Object.assign(locals, localsOf(frame, page?.route));
	return next();
});

export function localsOf(frame: PageFrame, route?: Route): PageLocals {
	const { site, locale } = frame;
	return {
		t: translator(locale),
		locale,
		defaultLocale: site.defaultLocale,
		crmLocale: ownLocale(site),
		site,
		frame,
		route,
	};
}
