// PNGs of the SVG plans, as CRMs hold them: node rasterise.mjs [chromium] [plan-id …] (all by default). Sizes and hashes go to ../manifest.json.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
const browser = process.argv[2] || '/usr/bin/chromium', wanted = process.argv.slice(3), here = f => new URL(f, import.meta.url);
const font = fs.readFileSync(here('../../../../styles/fonts/hanken-grotesk-400-600.woff2')).toString('base64');
const manifest = JSON.parse(fs.readFileSync(here('../manifest.json'))), scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'plans-'));
const html = path.join(scratch, 'plan.html'), shot = path.join(scratch, 'plan.png');
for (const plan of manifest.plans) {
  if (wanted.length > 0 && !wanted.includes(plan.id)) continue;
  const svg = fs.readFileSync(here(`../${plan.drawing}`), 'utf8'), [, w, h] = svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/);
  const herringbone = plan.id.includes('altbau'), W = herringbone || plan.id.includes('townhouse') ? 1360 : 1600, H = Math.round(W * h / w);
  fs.writeFileSync(html, `<!doctype html><style>@font-face{font-family:"Hanken Grotesk";font-weight:400 600;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block;width:${W}px;height:${H}px}</style>${svg}`);
  execFileSync(browser, ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars', '--virtual-time-budget=2000', `--window-size=${W},${H}`, `--screenshot=${shot}`, `file://${html}`], { stdio: 'ignore' });
  const png = await sharp(shot).png({ palette: true, colours: herringbone ? 10 : 24, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer();
  fs.writeFileSync(here(`../${plan.file}`), png);
  Object.assign(plan, { width: W, height: H, bytes: png.length, sha256: createHash('sha256').update(png).digest('hex') });
  console.log(plan.id, W, H, png.length);
}
fs.writeFileSync(here('../manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
