import maximize from '../../styles/icons/maximize.svg?raw';
import minus from '../../styles/icons/minus.svg?raw';
import plus from '../../styles/icons/plus.svg?raw';
import 'pannellum';
import styles from './panorama-viewer.css?url';
import { loadStyles } from '../load-styles.ts';
import { allowMarkup } from '../trusted-types.ts';
import { readableFiles } from './readable-files.ts';

// The icons below, and what Pannellum writes into its elements.
allowMarkup(
	maximize,
	minus,
	plus,
	'<a href="https://pannellum.org/" target="_blank">Pannellum</a> 2.5.7',
	'<div class="pnlm-loading"></div>',
	'<!--[if lte IE 9]><i></i><![endif]-->',
	'<p></p>',
);

/** The part of Pannellum that is used; it puts itself on the window. */
interface Pannellum {
	viewer(place: HTMLElement, options: Readonly<Record<string, unknown>>): PannellumViewer;
}
interface PannellumViewer {
	isLoaded(): boolean;
	getHfov(): number;
	setHfov(degrees: number): void;
	setUpdate(again: boolean): void;
	resize(): void;
}
declare global {
	interface Window {
		readonly pannellum: Pannellum;
	}
}

/**
 * Puts a sphere to look around in into the place of the still picture, which stays where the browser cannot
 * draw it.
 * @param figure carries the words
 * @param link holds the still picture
 */
export async function openPanorama(figure: HTMLElement, link: HTMLAnchorElement): Promise<void> {
	if (figure.hasAttribute('aria-busy')) return;
	figure.setAttribute('aria-busy', 'true');
	figure.querySelector('[role=alert]')?.remove();
	// As an element: what Pannellum would load itself is a blob, which the site's rules do not allow.
	const image = new Image();
	image.src = readableFiles(link).largest;
	const stage = document.createElement('div');
	stage.className = 'panorama-stage';
	try {
		await Promise.all([loadStyles(styles), image.decode()]);
		figure.prepend(stage);
		start(stage, image, figure.dataset, link.querySelector('img')?.alt ?? '');
		link.hidden = true;
	} catch {
		stage.remove();
		const note = document.createElement('p');
		note.setAttribute('role', 'alert');
		note.textContent = figure.dataset['failed'] ?? '';
		figure.append(note);
	}
	figure.removeAttribute('aria-busy');
}

function start(
	stage: HTMLElement,
	panorama: HTMLImageElement,
	words: DOMStringMap,
	name: string,
): void {
	const sphere = document.createElement('div');
	stage.append(sphere);
	const viewer = window.pannellum.viewer(sphere, {
		type: 'equirectangular',
		panorama,
		dynamic: true,
		dynamicUpdate: true,
		autoLoad: true,
		showControls: false,
		// The page is scrolled with the wheel; the buttons and + and - come nearer.
		mouseZoom: 'fullscreenonly',
		hfov: 90,
		minHfov: 40,
		maxHfov: 110,
		// Its words are markup; what fails is said above.
		strings: { loadButtonLabel: '', loadingLabel: '', genericWebGLError: '' },
	});
	// The image is there already, so it is drawn before a listener could be added.
	if (!viewer.isLoaded()) throw new Error('The panorama cannot be drawn.');
	viewer.setUpdate(false);
	sphere.setAttribute('role', 'application');
	sphere.setAttribute('aria-label', name);
	const turn = (degrees: number) => viewer.setHfov(viewer.getHfov() + degrees);
	const controls = document.createElement('div');
	controls.className = 'panorama-controls';
	controls.append(
		button(plus, words['zoomIn'], () => turn(-15)),
		button(minus, words['zoomOut'], () => turn(15)),
	);
	if (document.fullscreenEnabled) {
		controls.append(
			button(maximize, words['fullscreen'], () => {
				if (document.fullscreenElement) void document.exitFullscreen();
				else void stage.requestFullscreen();
			}),
		);
	}
	stage.append(controls);
	stage.addEventListener('fullscreenchange', () => viewer.resize());
	sphere.focus({ preventScroll: true });
}

function button(icon: string, label: string | undefined, act: () => void): HTMLButtonElement {
	const made = document.createElement('button');
	made.type = 'button';
	made.innerHTML = icon;
	made.querySelector('svg')?.setAttribute('aria-hidden', 'true');
	made.title = label ?? '';
	made.setAttribute('aria-label', label ?? '');
	made.addEventListener('click', act);
	return made;
}
