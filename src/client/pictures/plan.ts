import { html, nothing, render, type TemplateResult } from 'lit-html';
import type PhotoSwipe from 'photoswipe';
import type { PlanRoom, WrittenRoom } from '../../view/unit/plan-rooms.ts';
import { readableFiles, type ReadableFiles } from './readable-files.ts';

/** A plan of the page whose rooms lead to pictures. */
interface Plan {
	readonly files: ReadableFiles;
	readonly width: number;
	readonly height: number;
	readonly rooms: readonly PlanRoom[];
}

/** The plan of an element that names its rooms. */
export function planIn(item: HTMLElement): Plan {
	const image = item.querySelector('img');
	const rooms: readonly WrittenRoom[] = JSON.parse(item.dataset['rooms'] ?? '[]');
	return {
		files: readableFiles(item),
		width: Number(image?.getAttribute('width')),
		height: Number(image?.getAttribute('height')),
		rooms: rooms.map((room) => ({ photos: [], cameras: [], ...room })),
	};
}

/**
 * The address of the first picture of the room that was pressed on a plan; absent where nothing leads on.
 * @param link that of the plan in the page
 * @param drawn the image that was pressed: the one in the page, or the larger one in the viewer
 */
export function photoPressed(
	link: HTMLAnchorElement,
	drawn: Element | null | undefined,
	at: MouseEvent,
): string | undefined {
	const item = link.closest<HTMLElement>('[data-rooms]');
	const box = drawn?.getBoundingClientRect();
	if (!item || !box) return undefined;
	const { width, height, rooms } = planIn(item);
	// The plan stands in the middle of its box, whatever shape that has.
	const scale = Math.min(box.width / width, box.height / height);
	const x = ((at.clientX - (box.left + box.right) / 2) / scale / width + 0.5) * 100;
	const y = ((at.clientY - (box.top + box.bottom) / 2) / scale / height + 0.5) * 100;
	return rooms.find(({ at: [left, top, wide, high], photos: [first] }) => {
		return first && x >= left && x <= left + wide && y >= top && y <= top + high;
	})?.photos[0];
}

/** The plan beside the picture: the room it shows is marked, and any other room leads to its own pictures. */
export function addPlan(viewer: PhotoSwipe, plans: readonly Plan[], label: string): void {
	const paths = Array.from({ length: viewer.getNumItems() }, (_, at) => pathOf(viewer, at));
	const goTo = (photo: string) => viewer.goTo(paths.indexOf(photo));
	viewer.ui?.registerElement({
		name: 'plan',
		appendTo: 'root',
		onInit: (place) => {
			place.setAttribute('role', 'group');
			place.setAttribute('aria-label', label);
			viewer.on('change', () => {
				const photo = paths[viewer.currIndex] ?? '';
				const plan = plans.find(({ rooms }) => rooms.some((room) => room.photos.includes(photo)));
				const shown = plan ?? plans[0];
				render(shown ? sheet(shown, photo, goTo) : nothing, place);
			});
		},
	});
}

function pathOf(viewer: PhotoSwipe, at: number): string {
	const { src = '' } = viewer.getItemData(at);
	return new URL(src, location.href).pathname;
}

function sheet(
	{ files, width, height, rooms }: Plan,
	photo: string,
	goTo: (photo: string) => void,
): TemplateResult {
	const cameras = rooms.flatMap((room) => room.cameras.filter((each) => each.photo === photo));
	return html`<div class="plan-sheet">
		<img
			srcset=${files.srcset}
			sizes="24rem"
			src=${files.smallest}
			width=${width}
			height=${height}
			alt=""
		/>
		${rooms.map(({ name, at: [left, top, wide, high], photos }) => {
			const next = photos[(photos.indexOf(photo) + 1) % photos.length];
			// The plan itself names a room without pictures.
			if (next === undefined) return nothing;
			return html`<button
				type="button"
				class="plan-room"
				.style=${inPercent({ left, top, width: wide, height: high })}
				aria-current=${photos.includes(photo) ? 'true' : nothing}
				@click=${() => goTo(next)}
			>
				${name}
			</button>`;
		})}
		${cameras.map(({ at: [left, top], towards }) => {
			const style = `${inPercent({ left, top })} rotate: ${towards}deg`;
			return html`<i class="plan-camera" .style=${style}></i>`;
		})}
	</div>`;
}

/** For the property, not the attribute: the site's policy lets no style stand in the page. */
function inPercent(box: Readonly<Record<string, number>>): string {
	return Object.entries(box)
		.map(([side, share]) => `${side}: ${share}%;`)
		.join(' ');
}
