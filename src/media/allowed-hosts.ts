import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';
import { PhotoError } from './photo-error.ts';

/** Where photos may come from. */
export interface Reach {
	/**
	 * Host names, exact or as `*.example.com` for all names beneath; empty means any public host.
	 * A name on the list must still lead to a public address.
	 */
	readonly hosts: readonly string[];
	/** Origins such as `http://127.0.0.1:4400` that may be read although they are private. */
	readonly allowedOrigins: readonly string[];
}

/**
 * Checks an address before anything is sent to it.
 * @throws PhotoError when it is no http(s) address, has a user name or an unusual port, or its host is not allowed.
 */
export function checkAddress(address: string, { hosts, allowedOrigins }: Reach): URL {
	if (!URL.canParse(address)) throw new PhotoError({ reason: 'bad address' });
	const url = new URL(address);
	if (!/^https?:$/.test(url.protocol)) throw new PhotoError({ reason: 'bad address' });
	if (url.username || url.password) throw new PhotoError({ reason: 'bad address' });
	if (allowedOrigins.some((origin) => new URL(origin).origin === url.origin)) return url;
	if (url.port) {
		const isHere = url.hostname === 'localhost' || isPrivate(url.hostname);
		throw new PhotoError({ reason: isHere ? 'private address' : 'bad address' });
	}
	if (hosts.length > 0 && !hosts.some((host) => covers(host, url.hostname))) {
		throw new PhotoError({ reason: 'host not allowed' });
	}
	return url;
}

/**
 * A dispatcher that opens no connection to a loopback, private or otherwise special address,
 * however it is written and wherever a name leads. The check lies in the connector, because a
 * `lookup` alone is not asked for literal addresses.
 */
export function publicOnly(
	allowedOrigins: readonly string[],
	lookup: LookupFunction = systemLookup,
): Agent {
	const settings = { timeout: 10_000, allowH2: false };
	const connectAnywhere = buildConnector(settings);
	const connectPublic = buildConnector({ ...settings, lookup: onlyPublic(lookup) });
	const allowed = new Set(allowedOrigins.map((origin) => endpoint(new URL(origin))));
	return new Agent({
		connections: 8,
		connect(target, callback) {
			if (allowed.has(endpoint(target))) return connectAnywhere(target, callback);
			if (isPrivate(target.hostname)) {
				return callback(new PhotoError({ reason: 'private address' }), null);
			}
			return connectPublic(target, (...[error, socket]) => {
				if (error) return callback(error, null);
				if (isPublic(socket.remoteAddress)) return callback(null, socket);
				socket.destroy();
				return callback(new PhotoError({ reason: 'private address' }), null);
			});
		},
	});
}

/** Whether a host is named by an address that is not public. */
function isPrivate(hostname: string): boolean {
	const address = hostname.replace(/^\[(.*)\]$/, '$1');
	return isIP(address) !== 0 && !isPublic(address);
}

function covers(pattern: string, hostname: string): boolean {
	const wanted = pattern.toLowerCase();
	return wanted.startsWith('*.') ? hostname.endsWith(wanted.slice(1)) : hostname === wanted;
}

function endpoint(target: { protocol: string; hostname: string; port: string }): string {
	const port = target.port || (target.protocol === 'https:' ? '443' : '80');
	return `${target.protocol}//${target.hostname.replace(/^\[|\]$/g, '')}:${port}`;
}

function isPublic(address: string | undefined): boolean {
	if (!address || !ipaddr.isValid(address)) return false;
	const ip = ipaddr.process(address);
	// Outside 2000::/3 lie old forms that hold an IPv4 address, such as ::127.0.0.1.
	const isGlobal = ip.kind() === 'ipv4' || ip.match(ipaddr.parseCIDR('2000::/3'));
	return isGlobal && ip.range() === 'unicast';
}

function onlyPublic(lookup: LookupFunction): LookupFunction {
	return (hostname, options, callback) => {
		lookup(hostname, options, (error, found, family) => {
			if (error) return callback(error, found, family);
			const addresses: readonly (string | LookupAddress)[] = Array.isArray(found) ? found : [found];
			const reachable = addresses.every((each) =>
				isPublic(typeof each === 'string' ? each : each.address),
			);
			if (reachable) return callback(null, found, family);
			return callback(new PhotoError({ reason: 'private address' }), found, family);
		});
	};
}
