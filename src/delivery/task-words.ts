import { timeZone } from '../domain/day.ts';
import type { Concern } from '../domain/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import type { Doubt } from '../intake/doubts.ts';
import type { Reference } from './references.ts';

/** What the company's people read in their CRM. */
export interface TaskWords {
	/** Writes a moment in the time of the company's office, such as `21.11.2026, 13:05`. */
	readonly moment: Intl.DateTimeFormat;
	readonly title: Readonly<Record<Concern, string>>;
	/** Stands before the title of a doubtful inquiry. */
	readonly doubtful: string;
	/** What a broker has to know of a doubtful inquiry; `{doubts}` stands for what speaks against it. */
	readonly caution: string;
	readonly doubts: Readonly<Record<Doubt, string>>;
	/** Says that the CRM has refused a kind of reference, and what to do. */
	readonly omitted: Readonly<Record<Reference, string>>;
	readonly more: string;
	readonly language: string;
	readonly about: Readonly<Record<'unit' | 'project', string>>;
	readonly number: string;
	/** Said of something that the server could not look up. */
	readonly unverified: string;
	readonly page: string;
	readonly campaign: string;
	readonly received: string;
	/** `{time}` stands for date and time. */
	readonly receivedAt: string;
	readonly consent: Readonly<Record<'contact' | 'newsletter', string>>;
	/** Of a box that somebody has ticked, perhaps with another person's address. */
	readonly unconfirmed: string;
	readonly form: string;
	readonly version: string;
}

/** By the language of the account. */
export const taskWords: Readonly<Record<Locale, TaskWords>> = {
	de: {
		moment: momentIn('de-DE'),
		title: {
			inquiry: 'Website-Anfrage',
			valuation: 'Eigentümer-Anfrage',
			search: 'Suchauftrag',
		},
		doubtful: 'Zweifelhaft',
		caution:
			'Diese Anfrage kann von einem Programm stammen. Aufgefallen ist: {doubts}. Deshalb wurde kein Kontakt angelegt oder verknüpft und keine Eingangsbestätigung gesendet. Ist die Anfrage echt, antworten Sie bitte wie gewohnt.',
		doubts: {
			trap: 'ein Feld ist ausgefüllt, das niemand sieht',
			forged: 'die Kennung des Formulars ist erfunden',
			quick: 'sie kam schneller, als jemand tippt',
			uses: 'mit demselben Formular kamen zu viele Anfragen',
			overLimit: 'von derselben Adresse oder in demselben Namen kamen zu viele Anfragen',
			linkInLine: 'im Namen oder in einem anderen kurzen Feld steht ein Link',
			links: 'in der Nachricht stehen Links',
			markup: 'in der Nachricht steht HTML',
			bare: 'ein Skript hat sie ohne Kennung des Formulars gesendet',
			expired: 'das Formular wurde vor sehr langer Zeit geöffnet',
			oddHeaders: 'der Absender ist kein üblicher Browser',
			tasks: 'der Absender hat zu oft nach Rechenaufgaben gefragt',
		},
		omitted: {
			broker:
				'Nicht zugewiesen: Das CRM hat die zuständige Person nicht angenommen; vielleicht arbeitet sie nicht mehr hier.',
			records:
				'Nicht verknüpft: Das CRM hat Objekt oder Projekt nicht angenommen; vielleicht wurde es gelöscht. Bitte von Hand zuordnen.',
			settings:
				'Nicht als Anfrage erfasst: Das CRM hat die Quelle oder die Aktivitätsart aus den Einstellungen der Website nicht angenommen. Dies ist deshalb eine einfache Notiz oder Aufgabe; bitte die Einstellungen prüfen lassen.',
		},
		more: 'weitere',
		language: 'Sprache',
		about: { unit: 'Objekt', project: 'Projekt' },
		number: 'Nr.',
		unverified: 'nicht geprüft: stand bei Eingang noch nicht in der Liste der Website',
		page: 'Seite',
		campaign: 'Kampagne',
		received: 'Eingang',
		receivedAt: '{time} Uhr',
		consent: { contact: 'Einwilligung in Kontakt', newsletter: 'Einwilligung in Newsletter' },
		unconfirmed: 'angekreuzt, aber nicht bestätigt',
		form: 'Formular',
		version: 'Fassung',
	},
	en: {
		moment: momentIn('en-GB'),
		title: { inquiry: 'Website enquiry', valuation: 'Owner enquiry', search: 'Search request' },
		doubtful: 'Doubtful',
		caution:
			'This enquiry may come from a program. What stood out: {doubts}. So no contact was created or linked, and no confirmation was sent. If the enquiry is genuine, please answer as usual.',
		doubts: {
			trap: 'a field that nobody sees is filled in',
			forged: 'the form’s token is made up',
			quick: 'it was sent quicker than anybody types',
			uses: 'too many enquiries came from one form',
			overLimit: 'too many enquiries came from one address or in one name',
			linkInLine: 'there is a link in the name or another short field',
			links: 'there are links in the message',
			markup: 'there is HTML in the message',
			bare: 'a script sent it without a form token',
			expired: 'the form was opened a very long time ago',
			oddHeaders: 'the sender is no usual browser',
			tasks: 'the sender asked for too many computing tasks',
		},
		omitted: {
			broker:
				'Not assigned: the CRM did not accept the person in charge, who may have left the company.',
			records:
				'Not linked: the CRM did not accept the property or project, which may have been deleted. Please link it by hand.',
			settings:
				'Not recorded as an enquiry: the CRM did not accept the source or activity type set for the website. So this is a plain note or to-do; please have the settings checked.',
		},
		more: 'more',
		language: 'Language',
		about: { unit: 'Property', project: 'Project' },
		number: 'No.',
		unverified: 'not checked: it was not in the list of the website yet when this arrived',
		page: 'Page',
		campaign: 'Campaign',
		received: 'Received',
		receivedAt: '{time}',
		consent: { contact: 'Consent to contact', newsletter: 'Consent to newsletter' },
		unconfirmed: 'ticked, not confirmed',
		form: 'Form',
		version: 'Version',
	},
	es: {
		moment: momentIn('es-ES'),
		title: {
			inquiry: 'Consulta web',
			valuation: 'Consulta de propietario',
			search: 'Encargo de búsqueda',
		},
		doubtful: 'Dudosa',
		caution:
			'Esta consulta puede venir de un programa. Llama la atención que {doubts}. Por eso no se ha creado ni vinculado ningún contacto y no se ha enviado acuse de recibo. Si la consulta es auténtica, responda como siempre.',
		doubts: {
			trap: 'está relleno un campo que nadie ve',
			forged: 'la clave del formulario es inventada',
			quick: 'se envió más rápido de lo que nadie escribe',
			uses: 'llegaron demasiadas consultas con el mismo formulario',
			overLimit: 'llegaron demasiadas consultas de la misma dirección o con el mismo nombre',
			linkInLine: 'hay un enlace en el nombre o en otro campo corto',
			links: 'hay enlaces en el mensaje',
			markup: 'hay HTML en el mensaje',
			bare: 'la envió un script sin la clave del formulario',
			expired: 'el formulario se abrió hace muchísimo tiempo',
			oddHeaders: 'el remitente no es un navegador habitual',
			tasks: 'el remitente pidió demasiadas tareas de cálculo',
		},
		omitted: {
			broker:
				'Sin asignar: el CRM no ha aceptado a la persona responsable; puede que ya no trabaje aquí.',
			records:
				'Sin vincular: el CRM no ha aceptado el inmueble o proyecto; puede que se haya eliminado. Vincúlelo a mano, por favor.',
			settings:
				'No registrada como consulta: el CRM no ha aceptado el origen o el tipo de actividad configurados para el sitio web. Por eso es una simple nota o tarea; pida que se revise la configuración, por favor.',
		},
		more: 'más',
		language: 'Idioma',
		about: { unit: 'Inmueble', project: 'Proyecto' },
		number: 'n.º',
		unverified: 'sin comprobar: al llegar la consulta aún no figuraba en la lista del sitio web',
		page: 'Página',
		campaign: 'Campaña',
		received: 'Recibida',
		receivedAt: '{time}',
		consent: {
			contact: 'Consentimiento para contactar',
			newsletter: 'Consentimiento para el boletín',
		},
		unconfirmed: 'casilla marcada, sin confirmar',
		form: 'Formulario',
		version: 'Versión',
	},
};

function momentIn(language: string): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat(language, {
		dateStyle: 'medium',
		timeStyle: 'short',
		timeZone,
	});
}
