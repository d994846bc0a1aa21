/** What speaks against an inquiry, completing "kept back because of …"; never a word of what was written. */
const words = {
	trap: 'a filled-in field that nobody sees',
	forged: 'a made-up form token',
	quick: 'sending quicker than anybody types',
	uses: 'too many inquiries from one form',
	overLimit: 'more inquiries than people send, from one address, in one name or in all',
	linkInLine: 'a link in the name or another short field',
	links: 'links in the message',
	markup: 'markup in the message',
	bare: 'a script without a form token',
	expired: 'a form opened too long ago',
	oddHeaders: 'a sender that is no usual browser',
	pressed: 'many inquiries at once',
	tasks: 'more tasks asked for than anybody needs',
} as const;

export type Doubt = keyof typeof words;

/** Why an inquiry is kept back, for whoever decides about it. */
export function reasonOf(doubts: readonly Doubt[]): string {
	return `kept back because of ${doubts.map((doubt) => words[doubt]).join('; ')}`;
}
