import { startMenu } from './menu.ts';
import { startPhotoTransition } from './photo-transition.ts';
import { startTheme } from './theme.ts';

// What every page does in the browser.
startMenu();
startTheme();
startPhotoTransition();
