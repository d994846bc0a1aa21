import { createServer } from 'node:http';
import { escapeHtml } from '../../intake/html.ts';

// Answers on a port, as the pages would, with what the terminal says, until it is mended.
const [port, sentence = ''] = process.argv.slice(2);
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Not shown</title><body style="max-width: 45em; margin: 4em auto; padding: 0 1em; font: 1.125rem/1.5 system-ui">
<p style="white-space: pre-wrap">${escapeHtml(sentence)}</p><p>The pages are shown again when this is mended.</p>`;

process.once('disconnect', () => process.exit(1));
createServer((_, answer) => {
	answer.writeHead(500, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(page);
}).listen(Number(port), 'localhost');
