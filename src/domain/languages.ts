/** Languages of this program, the leading one first; apart from `Locale` so that browsers need no schemas. */
export const languages = ['de', 'en', 'es'] as const;
