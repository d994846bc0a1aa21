/** Loads a style sheet once; what it is for appears only when it has arrived. */
export async function loadStyles(address: string): Promise<void> {
	if (document.querySelector(`link[href="${address}"]`)) return;
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.href = address;
	await new Promise((resolve, reject) => {
		link.addEventListener('load', resolve);
		link.addEventListener('error', reject);
		document.head.append(link);
	});
}
