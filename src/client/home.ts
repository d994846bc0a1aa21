// What every page does, without what only others than the first one need: a file of its own.
import './frame.ts';
