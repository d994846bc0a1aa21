// Sets the logos of the demo agency's teams: node logos.mjs. Sizes and hashes go to ../manifest.json.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';

const [width, height] = [480, 160], manifestFile = new URL('../manifest.json', import.meta.url);
const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
const typeface = fs.readFileSync(new URL('../../../../styles/fonts/newsreader-display-400.woff2', import.meta.url), 'base64');
/** What each team looks out on: the trees along the canal, the brick of the warehouses, the oranges of the orchards. */
const colours = { leipzig: '#3F6B57', hamburg: '#A2432F', valencia: '#C77A1E' };

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
const page = await browser.newPage({ viewport: { width, height } });
const made = [];
for (const [team, colour] of Object.entries(colours)) {
  const id = `logo-${team}`, file = `logos/${id}.webp`;
  // The name as the pages set it, over a line in the colour of the team.
  await page.setContent(`<style>@font-face{font-family:N;src:url(data:font/woff2;base64,${typeface})}body{margin:0}</style><svg width="${width}" height="${height}"><text x="4" y="94" font-family="N" font-size="66" letter-spacing="-1.4" fill="#1C1B19">Hallmann &amp; Rey</text><path d="M4,128H476" stroke="${colour}" stroke-width="4"/></svg>`);
  await page.evaluate(() => document.fonts.ready);
  const bytes = await sharp(await page.screenshot()).webp({ lossless: true, effort: 6 }).toBuffer();
  fs.writeFileSync(new URL(`../${file}`, import.meta.url), bytes);
  made.push({ id, file, kind: 'logo', width, height, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
}
await browser.close();
manifest.logos = made;
fs.writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
