/** Greek and Cyrillic letters that are taken for Latin ones. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
	['ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoβß', 'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTХXаaеeіiјjоoрpсcуyхxѕs'].flatMap(
		(pairs) => (pairs.match(/../gu) ?? []).map(([letter = '', plain = '']) => [letter, plain]),
	),
);

/**
 * A text whose Latin words hold no letter of another script that looks the same: scans and foreign keyboards write
 * "Hauptstraβe" with a Greek one. They would let a hidden word slip past a comparison.
 */
export function withoutLookalikes(text: string): string {
	if (!/\p{Script=Greek}|\p{Script=Cyrillic}/u.test(text)) return text;
	return text.replaceAll(/[\p{L}\p{M}]+/gu, (word) =>
		/\p{Script=Latin}/u.test(word)
			? word.replaceAll(/\P{Script=Latin}/gu, (letter) => latin[letter] ?? letter).normalize('NFC')
			: word,
	);
}
