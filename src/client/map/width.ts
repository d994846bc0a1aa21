/** From this width on the map stands beside the list. */
export const besideList = '(min-width: 75rem)';
