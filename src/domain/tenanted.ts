import type { AvailableFrom } from './unit.ts';

/**
 * Whether the account's words on when a home is available say that tenants live in it. Apart from units, because the
 * browser's search reads this and has no schemas.
 */
export function isTenanted(free: AvailableFrom | undefined): boolean {
	return free?.kind === 'text' && /^(?:vermietet|tenanted|let|alquilad[ao])\b/i.test(free.text);
}
