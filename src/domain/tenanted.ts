/** Whether the account's words on when a home is available say that tenants live in it. */
export function saysTenanted(text: string): boolean {
	return /^(?:vermietet|tenanted|let|alquilad[ao])\b/i.test(text);
}
