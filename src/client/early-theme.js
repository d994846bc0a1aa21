// Runs before anything is painted, so that a page never flashes in the colours a visitor did not choose.
try {
	const theme = localStorage.getItem('theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// Storage may be forbidden; the page then follows the system.
}
