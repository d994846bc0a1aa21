import { html } from 'hono/html';

/** A page for people who look into the sandbox. @param styles rules beside those of every such page */
export function sandboxPage(title: string, styles: Html, body: Html): Html {
	return html`<!doctype html>
		<html lang="en">
			<head>
				<meta charset="utf-8" />
				<meta name="robots" content="noindex" />
				<title>${title}</title>
				<style>
					body {
						font: 1rem/1.5 system-ui;
						max-width: 70rem;
						margin: 2rem auto;
						padding: 0 1rem;
					}
					${styles}
				</style>
			</head>
			<body>
				${body}
			</body>
		</html>`;
}

type Html = ReturnType<typeof html>;
