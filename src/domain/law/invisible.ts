/** Characters and marks that part a word without being seen. */
export const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]|&shy;|<wbr\b[^<>]*>/i;

export const everyInvisible = new RegExp(invisible.source, 'giu');
