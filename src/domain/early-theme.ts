/**
 * Runs in the head of every page before anything is painted, so that none flashes in the colours a visitor
 * did not choose. The one script that stands in the pages themselves: the policy of the site names its digest.
 * Where storage is forbidden, the page follows the system.
 */
export const earlyTheme =
	'try{let t=localStorage.theme;/^(light|dark)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}';
