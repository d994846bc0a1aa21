// One file, so that the demo is read once: its pages take longer to parse than to look at.
import './demo/company.ts';
import './demo/comparison.ts';
import './demo/languages.ts';
import './demo/markup.ts';
import './demo/private.ts';
import './demo/search-engines.ts';
import './demo/sell.ts';
import './demo/shown.ts';
import './demo/whole.ts';
