import { locales } from '../domain/locale.ts';
import { mediaType } from '../release/media-type.ts';
import {
	caching,
	hashedFolders,
	partHeaders,
	partTypes,
	resourcePolicy,
	securityHeaders,
} from './headers.ts';
import { statusPath } from '../release/status-file.ts';
import { targetsPath } from '../release/target-list.ts';
import { fileOf, type HostFile, type HostRules } from './rule-files.ts';
import { addressMaps, mapText, quoted } from './nginx-maps.ts';

/**
 * What nginx needs to serve `dist/` as our own server would: one file to include in its `http` block, one in
 * the `server` block, which names the root.
 */
export function nginxFiles(rules: HostRules): HostFile[] {
	return [
		{ name: 'vitrine-http.conf', text: httpFile(rules) },
		{ name: 'vitrine-server.conf', text: serverFile(rules) },
	];
}

function httpFile(rules: HostRules): string {
	const { missing } = rules;
	const maps = addressMaps(rules);
	const keys = maps.flatMap(({ entries }) => [...entries.keys()]);
	const longest = keys.reduce((most, key) => Math.max(most, Buffer.byteLength(key)), 0);
	const hashed = `~^(200|206|304):/(${hashedFolders.join('|')})/`;
	return `# Made by the build; include it in the http block.
map_hash_bucket_size ${powerOfTwo(Math.max(128, 2 * longest))};
map_hash_max_size ${powerOfTwo(Math.max(2048, 2 * keys.length))};

map $uri $vitrine_any {
	default "";
	"~^(?<vitrine_folder>/.*/)(?:[^/]*-)?(?<vitrine_id>[0-9]+)[^0-9A-Za-z]*$" "$vitrine_folder*-$vitrine_id/";
}

${maps.map(mapText).join('\n')}
map $vitrine_removed $vitrine_removed_page {
	default $vitrine_removed;
	"" $vitrine_removed_any;
}

map $uri $vitrine_missing {
	default /404.html;
${locales.map((locale) => `\t"~^/${locale}/" ${fileOf(missing(`/${locale}/`))};`).join('\n')}
}

map "$status:$uri" $vitrine_cache {
	default "${caching.page}";
	"~:(${[statusPath, targetsPath].join('|').replaceAll('.', String.raw`\.`)})$" "${caching.page}";
	"${hashed}" "${caching.hashed}";
	"~^(200|206|304):.*\\.(?!html$)[a-z0-9]+$" "${caching.file}";
}

map $uri ${policyVariable} {
	default "${resourcePolicy.elsewhere}";
	"~^/${resourcePolicy.folder}/" "${resourcePolicy.pictures}";
}
${headersOf(rules).flatMap(headerMap).join('')}`;
}

const policyVariable = '$vitrine_cross_origin_resource_policy';

interface Header {
	readonly name: string;
	readonly value: string;
	/** Its value for parts of pages; nothing where those go without. */
	readonly ofParts: string;
	/** That tells both apart where they differ. */
	readonly variable: string | undefined;
}

function headersOf(rules: HostRules): Header[] {
	const parts = partHeaders(rules);
	const { [resourcePolicy.name]: _, ...all } = securityHeaders(rules);
	return Object.entries(all).map(([name, value]) => {
		const ofParts = parts[name] ?? '';
		const variable = `$vitrine_${name.toLowerCase().replaceAll('-', '_')}`;
		return { name, value, ofParts, variable: value === ofParts ? undefined : variable };
	});
}

/** A header without a value is not sent. */
function headerMap({ value, ofParts, variable }: Header): string[] {
	if (variable === undefined) return [];
	const types = partTypes.source.replaceAll(String.raw`\/`, '/');
	return [
		`
map $sent_http_content_type ${variable} {
	default ${quoted(value)};
	"~${types}" ${quoted(ofParts)};
}
`,
	];
}

function serverFile(rules: HostRules): string {
	const headers = headersOf(rules).map(
		({ name, value, variable }) => `add_header ${name} ${variable ?? quoted(value)} always;`,
	);
	return `# Made by the build; include it in the server block, beside root, listen and server_name.
server_tokens off;
absolute_redirect off;
charset utf-8;
${headers.join('\n')}
add_header ${resourcePolicy.name} ${policyVariable} always;
add_header Cache-Control $vitrine_cache always;

gzip on;
gzip_vary on;
gzip_types ${packedTypes};

error_page 404 $vitrine_missing;
error_page 403 =404 $vitrine_missing;
error_page 410 @vitrine_removed;
${missingPages(rules).map(missingLocation).join('')}
location ~ ^/search/[a-z0-9-]+\\.bin$ {
	gzip_types application/octet-stream;
}

# The list of types that comes with nginx lacks these.
location ~ \\.ics$ {
	types { }
	default_type "${mediaType('.ics')}";
}
location = /site.webmanifest {
	types { }
	default_type ${mediaType('.webmanifest')};
}

location / {
	if ($vitrine_redirected) {
		return 301 $vitrine_redirected$is_args$args;
	}
	if ($vitrine_removed) {
		return 410;
	}
	try_files $uri $uri/ @vitrine_any;
}

location @vitrine_any {
	if ($vitrine_redirected_any) {
		return 301 $vitrine_redirected_any$is_args$args;
	}
	if ($vitrine_removed_any) {
		return 410;
	}
	return 404;
}

location @vitrine_removed {
	try_files $vitrine_removed_page =410;
}
`;
}

/**
 * What is sent compressed beside HTML, by the types of nginx. Not files of an unknown type: tiles of a map are read in
 * parts, which a compressed file does not have. The index of the search is of such a type, too, and read as a whole.
 */
const packedTypes =
	'text/css text/javascript application/javascript application/json text/plain text/xml image/svg+xml';

/** Files of the pages that say that nothing is there. */
function missingPages({ missing }: HostRules): string[] {
	const ofLocales = locales.map((locale) => fileOf(missing(`/${locale}/`)));
	return [...new Set(['/404.html', ...ofLocales])];
}

/** A request for such a page itself must get the error's status, too. */
function missingLocation(file: string): string {
	const page = file.replace(/index\.html$/, '');
	const address = page === file ? '' : `location = ${page} {\n\treturn 404;\n}\n`;
	return `${address}location = ${file} {\n\tinternal;\n}\n`;
}

function powerOfTwo(least: number): number {
	return 2 ** Math.ceil(Math.log2(least));
}
