import { encodeQR } from 'qr';

/**
 * A QR code as the path of an SVG, without its quiet border; a module is one unit wide. Lines in a row are relative
 * to the one before, which halves the compressed size. The mask is fixed, since readers accept any of the eight and
 * choosing the best took a sixth of the time of rendering a unit.
 */
export function qrPath(text: string): { readonly size: number; readonly d: string } {
	const border = 1;
	const rows = encodeQR(text, 'raw', { ecc: 'low', mask: 2, border }).slice(border, -border);
	let d = '';
	rows.forEach((row, y) => {
		let pen: number | undefined;
		for (let x = border; x <= rows.length; x += 1) {
			if (!row[x] || row[x - 1]) continue;
			let end = x + 1;
			while (row[end]) end += 1;
			d += `${pen === undefined ? `M${x - border} ${y}` : `m${x - pen} 0`}h${end - x}`;
			pen = end;
		}
	});
	return { size: rows.length, d };
}
