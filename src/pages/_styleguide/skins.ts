const sheets = import.meta.glob<string>('../../sandbox/demo/skins/*/theme.css', {
	eager: true,
	import: 'default',
	query: '?url&no-inline',
});

/** The skins that a company can copy: address of the sheet, by its folder. */
export const skins: ReadonlyMap<string, string> = new Map(
	Object.entries(sheets).map(([file, address]) => [file.split('/').at(-2) ?? '', address]),
);
