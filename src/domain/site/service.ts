import { z } from 'zod';
import { embedProviders } from '../embed.ts';
import { Localised } from '../locale.ts';

const secure = { protocol: /^https$/, error: 'it must be an address that begins with https://' };
const Host = z.string().regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/, {
	error: 'it must be a host, such as chat.example.com or *.example.com',
});
const Hosts = z.array(Host).default([]);
const Words = Localised.refine((text) => Object.keys(text).length > 0, 'it must not be empty');

/** What a page may do with another host, by the names of the policy's directives. */
const uses = ['script', 'connect', 'img', 'frame', 'style', 'font', 'media'] as const;
export type Use = (typeof uses)[number];

/**
 * Something of another host that pages load once a visitor has agreed: statistics, a calendar to book in, a chat. Its
 * hosts are all that the policy of the site opens.
 */
export const Service = z.strictObject({
	/** What a visitor's consent is kept under: another id asks everybody again. */
	id: z
		.string()
		.regex(/^(?!map-)[a-z][a-z0-9-]*$/, {
			error: 'it must be small letters, digits and hyphens, and not begin with map-',
		})
		.refine((id) => embedProviders.every((provider) => provider.id !== id), {
			error: 'it is the id of a provider of films or tours',
		}),
	name: z.string().min(1),
	/** Who receives what the browser sends. */
	company: z.string().min(1),
	/** Where they keep it, such as `EU (Frankfurt)`. */
	region: z.string().min(1).optional(),
	/** What it is good for, as a visitor is asked: "counts visits without cookies". */
	purpose: Words,
	/** Where its company says what becomes of data. */
	privacy: z.url(secure),
	/**
	 * Scripts that every page runs once a visitor has agreed, in this order: files of `public/` such as
	 * `/statistics.js`, and addresses. The hosts of addresses may also be asked and show pictures.
	 */
	scripts: z
		.array(
			z.union([z.string().regex(/^\/[^/]/), z.url(secure)], {
				error: 'it must be a path such as /statistics.js, or begin with https://',
			}),
		)
		.default([]),
	/** Further hosts, by what is loaded from them; `frame` for what `ServiceFrame` shows. */
	hosts: z
		.strictObject({
			script: Hosts,
			connect: Hosts,
			img: Hosts,
			frame: Hosts,
			style: Hosts,
			font: Hosts,
			media: Hosts,
		} satisfies Record<Use, typeof Hosts>)
		.prefault({}),
	/** Stands at the foot of every page, for whoever does not agree or has no scripts. */
	link: z.strictObject({ text: Words, url: z.url(secure) }).optional(),
});
export type Service = z.infer<typeof Service>;

/** Hosts that a service is used from, by how. */
export function hostsOf({ scripts, hosts }: Service): Readonly<Record<Use, readonly string[]>> {
	const own = scripts.flatMap((script) => URL.parse(script)?.host ?? []);
	return {
		...hosts,
		script: [...own, ...hosts.script],
		connect: [...own, ...hosts.connect],
		img: [...own, ...hosts.img],
	};
}

/**
 * The service that a page shows in a frame.
 * @throws when the settings do not name it, or not the host of the frame.
 */
export function framedService(
	services: readonly Service[],
	{ id, url }: { readonly id: string; readonly url: string },
): Service {
	const service = services.find((each) => each.id === id);
	if (!service) {
		throw new Error(
			`No service has the id "${id}": add it to \`services\` in src/company/config.ts.`,
		);
	}
	const address = URL.parse(url);
	const isNamed = service.hosts.frame.some((host) =>
		host.startsWith('*.') ? address?.host.endsWith(host.slice(1)) : address?.host === host,
	);
	if (address?.protocol === 'https:' && isNamed) return service;
	throw new Error(
		`The page shows ${address?.host ?? `"${url}"`} in a frame, which browsers would block: write an address that begins with https:// and add its host to \`hosts.frame\` of the service "${id}" in src/company/config.ts.`,
	);
}

/** Who stands behind a host that data of visitors reaches. */
export const Processor = z.strictObject({
	/** As it stands in an address, such as `www.example.com`. */
	host: z.string().regex(/^[a-z0-9.-]+$/, { error: 'it must be a host, such as www.example.com' }),
	company: z.string().min(1),
	/** Such as `Germany` or `EU (Frankfurt)`. */
	region: z.string().min(1),
});
