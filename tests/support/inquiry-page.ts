/** A field as `components/inquiry/InquiryField.astro` makes it. */
function field(
	name: string,
	label: string,
	control = `<input id="field-${name}" name="${name}" type="text">`,
): string {
	return `<div class="field"><label for="field-${name}">${label}</label>${control}
<p class="field-error" id="error-${name}" data-error="${name}" hidden></p></div>`;
}

const start = field('name', 'Name') + field('email', 'E-Mail') + field('phone', 'Telefon');
const message = field(
	'message',
	'Nachricht',
	'<textarea id="field-message" name="message" maxlength="5000" rows="4"></textarea>',
);
const property = field(
	'property',
	'Art',
	'<select id="field-property" name="property"><option value="">Bitte wählen</option><option value="house">Haus</option><option value="plot">Grundstück</option></select>',
);
const callback = field(
	'callback',
	'Wann dürfen wir anrufen?',
	'<input id="field-callback" name="callback" aria-describedby="hint-callback" type="text"><p class="field-hint" id="hint-callback">vormittags</p>',
);

/** The inquiry page of a release, with what the server fills in when it shows a form again. */
export const inquiryPage = `<!doctype html><html lang="de"><head><title>Anfrage</title></head><body>
<form method="post" action="/inquiry" data-inquiry>
<!--form-->
<div class="error-summary" data-error-summary role="alert" tabindex="-1" hidden>
<p><strong>Nicht gesendet.</strong></p><p data-error-hint>Bitte prüfen:</p><ul></ul></div>
<p class="field-error" data-error="target" id="error-target" hidden></p>
<input type="hidden" name="concern" value="inquiry"><input type="hidden" name="locale" value="de"><input type="hidden" name="page" value="/de/anfrage/">
<div class="field-trap" aria-hidden="true"><label>Bitte leer lassen <input type="text" name="topic"></label></div>
${start}${callback}${message}
<p class="field-tick"><input type="checkbox" id="field-newsletter" name="newsletter" value="2026-1"><label for="field-newsletter">News</label></p>
<template data-fields="unit">${start}${field('dates', 'Wann passt es?')}${message}</template>
<template data-fields="valuation">${start}${field('place', 'Adresse der Immobilie')}${property}${message}</template>
<template data-fields="search">${start}${field('place', 'Wo suchen Sie?')}${field('budget', 'Budget')}${message}</template>
<!--/form-->
<button>Senden</button></form></body></html>`;
