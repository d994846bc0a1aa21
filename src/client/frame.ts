import { layOutSections } from './lay-out.ts';
import { startMenu } from './menu.ts';
import { startPhotoTransition } from './pictures/photo-transition.ts';
import { startShortlist } from './shortlist/shortlist.ts';
import { startTheme } from './theme.ts';

// What every page does in the browser.
startMenu();
startTheme();
startPhotoTransition();
startShortlist();
layOutSections();
