/**
 * Headers of every answer. Nothing inline is allowed, so pages carry no inline script, style or
 * `style` attribute (data blocks such as JSON-LD are no scripts).
 * @param formOrigin Origin of the inquiry server when it is not the site's own.
 */
export function securityHeaders({
	https,
	formOrigin,
}: {
	readonly https: boolean;
	readonly formOrigin?: string | undefined;
}): Readonly<Record<string, string>> {
	const own = formOrigin ? `'self' ${formOrigin}` : `'self'`;
	const policy = {
		'default-src': `'none'`,
		'script-src': `'self'`,
		'style-src': `'self'`,
		'img-src': `'self'`,
		'font-src': `'self'`,
		'manifest-src': `'self'`,
		'connect-src': own,
		'form-action': own,
		'base-uri': `'none'`,
		'object-src': `'none'`,
		'frame-ancestors': `'none'`,
	};
	return {
		'Content-Security-Policy': Object.entries(policy)
			.map(([directive, sources]) => `${directive} ${sources}`)
			.join('; '),
		'X-Content-Type-Options': 'nosniff',
		// Not `no-referrer`: forms would then be sent with `Origin: null`.
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Permissions-Policy':
			'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
		'Cross-Origin-Opener-Policy': 'same-origin',
		'Cross-Origin-Resource-Policy': 'same-origin',
		...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
	};
}
