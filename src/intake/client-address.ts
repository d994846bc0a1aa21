import ipaddr from 'ipaddr.js';

/** Longest chain of proxies that is followed. */
const mostProxies = 20;

/** Whether a list of addresses and ranges (`10.0.0.0/8`, `::1`, `loopback`) holds an address. */
export type IsTrusted = (address: string) => boolean;

/**
 * Reads the list of proxies whose word is taken for where a request comes from.
 * @throws when an entry is no address and no range.
 */
export function readProxies(list: readonly string[]): IsTrusted {
	const ranges = list
		.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1/128'] : [entry]))
		.map((entry) => {
			try {
				return entry.includes('/') ? ipaddr.parseCIDR(entry) : wholeRange(ipaddr.process(entry));
			} catch {
				throw new Error(
					`VITRINE_TRUSTED_PROXIES holds "${entry}", which is no address and no range: write such as 10.0.0.0/8, or loopback.`,
				);
			}
		});
	return (text) => {
		const address = read(text);
		return (
			address !== undefined &&
			ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
		);
	};
}

/**
 * Who sends a request: the last address of `X-Forwarded-For` that is no proxy of ours, or the peer itself where
 * the peer is none. Of an IPv6 address only the network, since one visitor has a whole /64.
 */
export function clientOf(
	{ peer, forwarded }: { readonly peer: string; readonly forwarded: string | null },
	isTrusted: IsTrusted,
): string {
	const chain = [...(forwarded ?? '').split(',').slice(-mostProxies), peer].toReversed();
	let client = peer;
	for (const each of chain) {
		const address = read(each);
		// Entries before an unreadable one were written by no trusted proxy.
		if (!address) break;
		client = address.toString();
		if (!isTrusted(client)) break;
	}
	return networkOf(client);
}

/**
 * The larger network that a client lies in: whoever rents one has all its addresses. Of IPv6 a /48, of IPv4 a /24.
 * @param client As `clientOf` says.
 */
export function widerNetworkOf(client: string): string {
	const address = read(client.replace('/64', ''));
	if (address instanceof ipaddr.IPv6) return prefixOf(address, 3);
	return address ? `${address.octets.slice(0, 3).join('.')}.0/24` : client;
}

function networkOf(text: string): string {
	const address = read(text);
	return address instanceof ipaddr.IPv6 ? prefixOf(address, 4) : (address?.toString() ?? text);
}

/** The network of the first parts, of 16 bits each, such as `2001:db8:0:1::/64`. */
function prefixOf({ parts }: ipaddr.IPv6, count: number): string {
	const first = parts.slice(0, count).map((part) => part.toString(16));
	return `${first.join(':')}::/${count * 16}`;
}

/** An address without its port; IPv4-mapped IPv6 is normalised to IPv4. */
function read(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
	const bare = text
		.trim()
		.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
		.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
	return ipaddr.isValid(bare) && !/^\d+$/.test(bare) ? ipaddr.process(bare) : undefined;
}

function wholeRange(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
	return [address, address.kind() === 'ipv4' ? 32 : 128];
}
