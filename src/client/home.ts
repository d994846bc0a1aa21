import './frame.ts';
import { startHomeSearch } from './home-search.ts';

// What the home page does in the browser, without what only others need: a file of its own.
startHomeSearch();
