import { fill, type Values } from '../i18n/fill.ts';

/** Says one of the messages that the page has given to a script. */
export type Say<Key extends string = string> = (key: Key, values?: Values) => string;

/** What the page tells a script, as JSON in an attribute of an element. */
export function dataOf<Data>({ dataset }: HTMLElement, name: string): Data {
	return JSON.parse(dataset[name] ?? '{}');
}

/** The words that `wordsFor` has put on an element. */
export function wordsOf<Key extends string>({ dataset }: Pick<HTMLElement, 'dataset'>): Say<Key> {
	const messages = (dataset['words'] ?? '').split(/\n(?! )/).map((message): [string, string] => {
		const space = message.indexOf(' ');
		return [message.slice(0, space), message.slice(space + 1).replaceAll('\n ', '\n')];
	});
	const words = new Map(messages);
	return (key, values = {}) => fill(words.get(key) ?? '', values);
}
