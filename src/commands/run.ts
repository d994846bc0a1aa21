/** Runs a command; a failure ends in one sentence on the error stream and a non-zero exit code. */
export async function run(command: () => Promise<void>): Promise<void> {
	try {
		await command();
	} catch (error) {
		console.error(error instanceof Error ? error.message : String(error));
		process.exitCode = 1;
	}
}
