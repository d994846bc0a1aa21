import { openPageOutput } from '../../src/render/page-output.ts';

// Tells of more files than a pipe takes, and ends.
const [, , times = '0'] = process.argv;
const output = openPageOutput('');
for (let at = 0; at < Number(times); at += 1) {
	await output.tell(
		Array.from({ length: 25 }, (_, of) => `de/immobilien/wohnung-${at}-${of}.html`),
	);
}
process.exit(0);
