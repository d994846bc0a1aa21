/** Units and projects one inquiry can be about. */
export const mostTargets = 20;
