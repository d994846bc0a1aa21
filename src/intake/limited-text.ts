/**
 * The body of an answer as text.
 * @throws when it is longer than `most` bytes.
 */
export async function limitedText(answer: Response, most: number): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of answer.body ?? []) {
		size += chunk.length;
		if (size > most) throw new Error(`it has more than ${most} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}
