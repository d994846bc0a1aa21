/** Whether loops run at full size, as in `npm run test:long`; in `npm test` they are as long as finds mistakes soon. */
export const isFullSize = process.env['VITRINE_FULL_SIZE'] === '1';

/** How often a loop runs here, or what it runs over: `small` in `npm test`, `full` in `npm run test:long`. */
export function runs<Size>(small: Size, full: Size): Size {
	return isFullSize ? full : small;
}
