import type { LookupFunction } from 'node:net';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDownloader } from '../../../src/media/download.ts';
import { PhotoError } from '../../../src/media/photo-error.ts';
import { checkAddress, publicOnly } from '../../../src/media/allowed-hosts.ts';
import { drawing, startPhotoHost } from '../../support/photo-host.ts';

type Host = Awaited<ReturnType<typeof startPhotoHost>>;

const jpeg = await drawing({ width: 64, height: 48 }).jpeg().toBuffer();
let sandbox: Host;
/** Stands for a service in the company's network that must not be reached. */
let canary: Host;

beforeAll(async () => {
	sandbox = await startPhotoHost();
	canary = await startPhotoHost({ '/': jpeg, '/photo.jpg': jpeg });
});
beforeEach(() => {
	for (const path of Object.keys(sandbox.answers)) delete sandbox.answers[path];
	sandbox.requests.length = 0;
});
afterAll(() => Promise.all([sandbox.close(), canary.close()]));

/** A downloader that may read the sandbox, never sleeps, and gives up after half a second. */
function downloader(more: { hosts?: string[]; lookup?: LookupFunction } = {}) {
	const waits: number[] = [];
	const made = createDownloader({
		hosts: [],
		allowedOrigins: [sandbox.origin],
		seconds: 0.5,
		wait: async (milliseconds) => waits.push(milliseconds),
		...more,
	});
	onTestFinished(made.close);
	return { ...made, waits };
}

function reasonOf(promise: Promise<unknown>): Promise<string> {
	return promise.then(
		() => 'no failure',
		(error) => error.failure?.reason ?? String(error),
	);
}

function resolvesTo(address: string): LookupFunction {
	return (_hostname, _options, callback) =>
		callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
}

const loopbackForms = [
	'127.0.0.1',
	'127.1',
	'127.0.1',
	'127.255.255.254',
	'0x7f000001',
	'0X7F.0.0.1',
	'0x7f.1',
	'2130706433',
	'017700000001',
	'0177.0.0.1',
	'00000177.0.0.01',
	'0',
	'0.0.0.0',
	'127.0.0.1.',
	'%31%32%37.0.0.1',
	'127。0。0。1',
	'①②⑦.⓪.⓪.①',
	'[::1]',
	'[::]',
	'[0:0:0:0:0:0:0:1]',
	'[::ffff:127.0.0.1]',
	'[::ffff:7f00:1]',
	'[::127.0.0.1]',
	'[::ffff:0:127.0.0.1]',
	'[64:ff9b::127.0.0.1]',
	'[64:ff9b:1::7f00:1]',
	'[2002:7f00:1::]',
	'localhost',
	'LOCALHOST',
	'localhost.',
	'ip6-localhost',
	'ip6-loopback',
	'localhost.localdomain',
	'localhost%2e',
	'%6c%6f%63%61%6c%68%6f%73%74',
	'loc\talhost',
	'127.0.0.1\n',
	'１２７.０.０.１',
	'127.000.000.001',
	'127.0.0.0x1',
	'0x7f.0x0.0x0.0x1',
	'0X7F000001',
	'0177.1',
	'0177.0.1',
	'127.1.',
	'127.0.1.',
	'0x0',
	'00',
	'0.0',
	'0.0.0.0.',
	'127.0.0.2',
	'127.1.2.3',
	'user:word@127.0.0.1',
	'images.example@127.0.0.1',
	'[::0001]',
	'[0000:0000:0000:0000:0000:0000:0000:0001]',
	'[::7f00:1]',
	'[::FFFF:127.0.0.1]',
	'[::ffff:0:0]',
	'[::ffff:127.1.2.3]',
	'[0:0:0:0:0:ffff:127.0.0.1]',
	'[64:ff9b::7f00:1]',
	'[2002:7f00:1::1]',
	'[2001:0:7f00:1::]',
	'[::1%25lo]',
	'[100::1]',
];

test('the list of ways to write a loopback address has at least 60', () => {
	expect(new Set(loopbackForms).size).toBeGreaterThanOrEqual(60);
});

test.each(loopbackForms)('no connection is opened to http://%s', async (host) => {
	const dispatcher = publicOnly([]);
	const before = canary.connections();
	const ask = async () => request(`http://${host}:${canary.port}/`, { dispatcher });
	await expect(ask()).rejects.toThrow(/\S/);
	expect(canary.connections()).toBe(before);
	await dispatcher.destroy();
});

test.each([
	'10.0.0.1',
	'172.16.0.1',
	'192.168.1.1',
	'100.64.0.1',
	'169.254.169.254',
	'[fd00::1]',
	'[fe80::1]',
	'[fec0::1]',
	'198.18.0.1',
	'224.0.0.1',
	'255.255.255.255',
	'[ff02::1]',
	'[2001:db8::1]',
])('the special address %s is refused without waiting for it', async (host) => {
	const { download } = downloader();
	expect(await reasonOf(download(`http://${host}/photo.jpg`))).toBe('private address');
});

test.each([
	['a loopback address', '127.0.0.1'],
	['the cloud metadata address', '169.254.169.254'],
	['a mapped loopback address', '::ffff:127.0.0.1'],
	['a unique local address', 'fd00::1'],
])('a public name that leads to %s is refused', async (_name, address) => {
	const { download } = downloader({ lookup: resolvesTo(address) });
	const before = canary.connections();
	expect(await reasonOf(download('http://images.example/photo.jpg'))).toBe('private address');
	expect(canary.connections()).toBe(before);
});

test('a name that leads to a public and a private address is refused whole', async () => {
	const dispatcher = publicOnly([], (_hostname, _options, callback) =>
		callback(null, [
			{ address: '127.0.0.1', family: 4 },
			{ address: '8.8.8.8', family: 4 },
		]),
	);
	const before = canary.connections();
	const url = `http://both.example:${canary.port}/`;
	await expect(request(url, { dispatcher })).rejects.toThrow(/private network/);
	expect(canary.connections()).toBe(before);
	await dispatcher.destroy();
});

test('a name that leads to a public address first and to a private one later is refused', async () => {
	let asked = 0;
	const dispatcher = publicOnly([], (_hostname, _options, callback) => {
		asked += 1;
		callback(null, [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]);
	});
	const before = canary.connections();
	for (let time = 0; time < 3; time += 1) {
		const url = `http://rebinding.example:${canary.port}/`;
		await expect(request(url, { dispatcher })).rejects.toThrow(/private network/);
	}
	expect(canary.connections()).toBe(before);
	await dispatcher.destroy();
});

test.each([
	'file:///etc/passwd',
	'data:image/png;base64,iVBORw0KGgo=',
	'ftp://images.example/a.jpg',
	'gopher://images.example/',
	'javascript:alert(1)',
	'blob:https://images.example/1',
	'http:///a.jpg',
	'//images.example/a.jpg',
	'http://images.example:22/a.jpg',
	'http://images.example:8080/a.jpg',
	'https://user:word@images.example/a.jpg',
])('%s is no address of a photo', async (address) => {
	const { download } = downloader();
	expect(await reasonOf(download(address))).toMatch(/^(bad|private) address$|^unreachable$/);
	expect(sandbox.requests).toHaveLength(0);
});

test('the canary can be reached, so that the refusals above prove something', async () => {
	const dispatcher = publicOnly([canary.origin]);
	const { statusCode, body } = await request(canary.origin, { dispatcher });
	await body.dump();
	expect(statusCode).toBe(200);
	await dispatcher.destroy();
});

test('only the very origin that is allowed may be private', async () => {
	sandbox.answers['/a.jpg'] = jpeg;
	const { download } = downloader();
	expect(await download(`${sandbox.origin}/a.jpg`)).toMatchObject({ outcome: 'new', bytes: jpeg });
	expect(await reasonOf(download(`${canary.origin}/photo.jpg`))).toBe('private address');
	expect(await reasonOf(download(`http://localhost:${sandbox.port}/a.jpg`))).toBe(
		'private address',
	);
});

test.each([301, 302, 303, 307, 308])(
	'a redirect (%d) to a private address is refused',
	async (status) => {
		const targets = [
			`${canary.origin}/photo.jpg`,
			'http://127.0.0.1/photo.jpg',
			'http://169.254.169.254/latest/meta-data',
			'http://[::ffff:127.0.0.1]/',
			'//2130706433/photo.jpg',
			'file:///etc/passwd',
			'data:image/png;base64,AAAA',
			'http://user:pass@example.com/',
		];
		const { download } = downloader();
		const before = canary.connections();
		for (const location of targets) {
			sandbox.answers['/away'] = (_request, response) =>
				response.writeHead(status, { location }).end();
			expect(await reasonOf(download(`${sandbox.origin}/away`))).toMatch(/^(private|bad) address$/);
		}
		expect(canary.connections()).toBe(before);
	},
);

test('three redirects are followed, the fourth is refused', async () => {
	for (const step of [1, 2, 3, 4, 5]) {
		sandbox.answers[`/${step}`] = (_request, response) =>
			response.writeHead(302, { location: `/${step + 1}` }).end();
	}
	const { download } = downloader();
	expect(await reasonOf(download(`${sandbox.origin}/1`))).toBe('too many redirects');
	sandbox.answers['/4'] = jpeg;
	expect(await reasonOf(download(`${sandbox.origin}/1`))).toBe('no failure');
});

test('a host outside the list is refused, also when a redirect leads there', async () => {
	const { download } = downloader({ hosts: ['images.example', '*.cdn.example'] });
	expect(await reasonOf(download('https://other.example/a.jpg'))).toBe('host not allowed');
	sandbox.answers['/away'] = (_request, response) =>
		response.writeHead(302, { location: 'https://other.example/a.jpg' }).end();
	expect(await reasonOf(download(`${sandbox.origin}/away`))).toBe('host not allowed');
});

test('a host list takes exact names and names beneath a domain, and nothing that only looks like them', () => {
	const reach = { hosts: ['images.example', '*.cdn.example'], allowedOrigins: [] };
	for (const good of [
		'https://images.example/a',
		'http://IMAGES.example/a',
		'https://a.b.cdn.example/',
	]) {
		expect(checkAddress(good, reach).href).toMatch(/^http/);
	}
	for (const bad of [
		'https://images.example.evil.com/',
		'https://evil-images.example/',
		'https://cdn.example/',
		'https://evilcdn.example/',
		'https://evil.com/?images.example',
		'https://evil.com#images.example',
		'https://images.example@evil.com/',
		'https://images.example:8443/',
		'ftp://images.example/',
		'javascript:alert(1)',
		'images.example/a.jpg',
		'',
	]) {
		expect(() => checkAddress(bad, reach), bad).toThrow(/host|address/);
	}
});

test('more than 25 MB is refused, whether the host says so beforehand or not', async () => {
	let written = 0;
	sandbox.answers['/announced'] = (_request, response) => {
		response.writeHead(200, { 'content-length': 26e6 }).write(jpeg);
	};
	sandbox.answers['/endless'] = (_request, response) => {
		const piece = Buffer.alloc(1e6, jpeg);
		const more = () => {
			while (!response.destroyed && written < 100e6) {
				written += piece.length;
				if (!response.write(piece)) return void response.once('drain', more);
			}
		};
		more();
	};
	const { download, close } = createDownloader({ hosts: [], allowedOrigins: [sandbox.origin] });
	expect(await reasonOf(download(`${sandbox.origin}/announced`))).toBe('too large');
	expect(await reasonOf(download(`${sandbox.origin}/endless`))).toBe('too large');
	expect(written).toBeLessThan(60e6);
	await close();
});

test.each([
	['an SVG named .jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
	['a GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00'],
	['an HTML page', '<!doctype html><title>Sign in</title>'],
	['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0'],
	['a TIFF', 'II*\0\0\0\0\0\0\0\0\0'],
	['a PDF', '%PDF-1.7\n'],
	['RIFF without WebP', 'RIFF\0\0\0\0WAVEfmt '],
	['nothing', ''],
])('%s is no picture, whatever its type says', async (_name, content) => {
	sandbox.answers['/photo.jpg'] = (_request, response) =>
		response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.from(content, 'latin1'));
	const { download } = downloader();
	expect(await reasonOf(download(`${sandbox.origin}/photo.jpg`))).toBe('not an image');
	expect(sandbox.requests).toHaveLength(1);
});

test('a host that sends a byte now and then is given up when the time is over', async () => {
	sandbox.answers['/slow'] = (_request, response) => {
		response.writeHead(200).write(jpeg.subarray(0, 20));
		const drip = setInterval(() => response.write('x'), 50);
		response.on('close', () => clearInterval(drip));
	};
	const { download } = downloader();
	const started = performance.now();
	expect(await reasonOf(download(`${sandbox.origin}/slow`))).toBe('too slow');
	expect(performance.now() - started).toBeLessThan(4000);
});

test('a passing fault is tried again, and a third one is the end', async () => {
	let faults = 2;
	sandbox.answers['/a'] = (_request, response) => {
		faults -= 1;
		if (faults >= 0) response.writeHead(faults === 1 ? 503 : 429).end();
		else response.end(jpeg);
	};
	const { download, waits } = downloader();
	expect(await reasonOf(download(`${sandbox.origin}/a`))).toBe('no failure');
	expect(waits).toHaveLength(2);
	faults = 3;
	expect(await reasonOf(download(`${sandbox.origin}/a`))).toBe('refused');
	expect(sandbox.requests).toHaveLength(6);
});

test('a connection cut in the middle of a photo is tried again', async () => {
	let cuts = 1;
	sandbox.answers['/a'] = (_request, response) => {
		response.writeHead(200, { 'content-length': jpeg.length });
		if (cuts-- > 0) response.write(jpeg.subarray(0, 50), () => response.destroy());
		else response.end(jpeg);
	};
	const { download } = downloader();
	expect(await download(`${sandbox.origin}/a`)).toMatchObject({ bytes: jpeg });
});

test('a missing photo is asked for once', async () => {
	const { download } = downloader();
	expect(await reasonOf(download(`${sandbox.origin}/none`))).toBe('refused');
	expect(sandbox.requests).toHaveLength(1);
});

test('a host that failed ten in a row is tried again now and then, so that the photos behind broken ones come', async () => {
	const { download } = downloader();
	sandbox.answers['/broken'] = (_request, response) => response.writeHead(500).end();
	sandbox.answers['/good'] = jpeg;
	for (let photo = 0; photo < 10; photo += 1) await reasonOf(download(`${sandbox.origin}/broken`));
	const outcomes: string[] = [];
	for (let photo = 0; photo < 30; photo += 1) {
		outcomes.push(await reasonOf(download(`${sandbox.origin}/good`)));
	}
	expect(outcomes.filter((outcome) => outcome === 'host is down')).toHaveLength(5);
	expect(outcomes.slice(5)).toEqual(Array<string>(25).fill('no failure'));
});

test('a host that is down for good is hardly asked, however many photos it has', async () => {
	const { download } = downloader();
	sandbox.answers['/broken'] = (_request, response) => response.writeHead(500).end();
	for (let photo = 0; photo < 5000; photo += 1)
		await reasonOf(download(`${sandbox.origin}/broken`));
	expect(sandbox.requests.length).toBeLessThan(70);
});

test('a request carries no key and no cookie, and its validators only when they are given', async () => {
	sandbox.answers['/a'] = (question, response) => {
		if (question.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
		else response.writeHead(200, { etag: '"v1"', 'last-modified': 'Sat, 21 Nov 2026' }).end(jpeg);
	};
	const { download } = downloader();
	const first = await download(`${sandbox.origin}/a`);
	expect(first).toMatchObject({ validators: { etag: '"v1"', lastModified: 'Sat, 21 Nov 2026' } });
	expect(await download(`${sandbox.origin}/a`, { etag: '"v1"' })).toEqual({ outcome: 'unchanged' });
	expect(Object.keys(sandbox.requests[0]?.headers ?? {}).toSorted()).toEqual([
		'accept',
		'accept-encoding',
		'connection',
		'host',
	]);
});

test('a failure never shows the address, whose file name can be private', async () => {
	const { download } = downloader();
	const name = 'Schmidt-divorce.jpg';
	const gone = await startPhotoHost();
	await gone.close();
	const lost = createDownloader({ hosts: [], allowedOrigins: [gone.origin], wait: async () => {} });
	for (const failing of [
		() => download(`${sandbox.origin}/${name}`),
		() => download(`http://127.0.0.1/${name}`),
		() => download(`http://no-such-host.invalid/${name}`),
		() => lost.download(`${gone.origin}/${name}`),
		() => download(`not a url/${name}`),
	]) {
		const message = await failing().then(() => '', String);
		expect(message).toMatch(/PhotoError/);
		expect(message).not.toMatch(/Schmidt|invalid\/|127\.0|no-such-host/);
	}
	await lost.close();
});

test('whoever keeps photos on this machine is told which variable lets them be read', () => {
	const { message } = new PhotoError({ reason: 'private address' });
	expect(message).toContain('where VITRINE_TRUSTED_ORIGINS names their origin');
});

test.each([
	'not HTTP at all\r\n\r\n',
	'HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n',
	'HTTP/1.1 200 OK\r\nContent-Length: 5, 5\r\n\r\n',
	'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
])('an answer that is none (%j) is told in words', async (answer) => {
	sandbox.answers['/odd.jpg'] = ({ socket }) => void socket.end(answer);
	const { download } = downloader();
	const error: unknown = await download(`${sandbox.origin}/odd.jpg`).catch((cause) => cause);
	expect(String(error)).toMatch(
		/could not be downloaded \((?:the connection failed|[A-Z_]+)\); build again later$/,
	);
});
