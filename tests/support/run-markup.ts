import type { Browser } from 'playwright';

/**
 * Loads texts as parts of pages and by `innerHTML`, clicks and points at whatever can be clicked, and tells which of
 * them have run something. A page that is left or replaced has run something, too.
 */
export async function runMarkup(
	browser: Browser,
	texts: readonly string[],
): Promise<readonly number[]> {
	const page = await browser.newPage();
	try {
		await page.route('**/*', (route) =>
			route.request().url().startsWith('https://markup.example/')
				? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' })
				: route.abort(),
		);
		await page.goto('https://markup.example/');
		return await page.evaluate(async (given) => {
			const ran = new Set<number>();
			Object.assign(window, { ran });
			for (let start = 0; start < given.length; start += 50) {
				const frames = given.slice(start, start + 50).flatMap((text, at) =>
					[false, true].map((isInner) => {
						const frame = document.createElement('iframe');
						const hook = `<script>window.alert = () => parent.ran.add(${start + at})</script>`;
						frame.srcdoc = isInner ? `${hook}<div id=here></div>` : `${hook}<div>${text}</div>`;
						const loaded = new Promise<void>((resolve) => {
							frame.addEventListener(
								'load',
								() => {
									const here = frame.contentDocument?.querySelector('#here');
									if (isInner && here) here.innerHTML = text;
									resolve();
								},
								{ once: true },
							);
						});
						document.body.append(frame);
						return { frame, loaded };
					}),
				);
				// A page that loads for ever has run what it runs by itself.
				const patience = new Promise((resolve) => setTimeout(resolve, 5000));
				await Promise.race([patience, Promise.all(frames.map(({ loaded }) => loaded))]);
				await new Promise((resolve) => setTimeout(resolve, 300));
				for (const { frame } of frames) {
					for (const element of frame.contentDocument?.querySelectorAll('body *') ?? []) {
						for (const name of ['mouseover', 'focus', 'click']) {
							element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
						}
					}
				}
				await new Promise((resolve) => setTimeout(resolve, 300));
				for (const { frame } of frames) frame.remove();
			}
			return [...ran].sort((a, b) => a - b);
		}, texts);
	} finally {
		await page.close();
	}
}
