/** Cards on one page of a list. */
export const cardsPerPage = 24;
