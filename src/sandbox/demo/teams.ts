import type { AgencyTeam } from '../agency.ts';

const privacy = `<h2>Verantwortlich</h2>
<p>Hallmann &amp; Rey Immobilien GmbH, Karl-Heine-Straße 41, 04229 Leipzig, <a href="mailto:datenschutz@hallmann-rey.example">datenschutz@hallmann-rey.example</a></p>
<h2>Besuch dieser Website</h2>
<p>Die Seiten kommen ohne Cookies und ohne Statistik aus. Beim Aufruf verarbeitet unser Server Ihre IP-Adresse, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs.&nbsp;1 Buchst. f DSGVO); er schreibt sie nicht auf.</p>
<h2>Auf Ihrem Gerät</h2>
<p>Dort bleibt nur, was Sie selbst ablegen: die Merkliste, gesehene Angebote, die Wahl der Darstellung, eine Erlaubnis für fremde Inhalte und, bis Sie das Fenster schließen, eine Anfrage, die sich nicht senden ließ. Nichts davon wird an uns übertragen (§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2 TDDDG).</p>
<h2>Fremde Inhalte</h2>
<p>Videos und Rundgänge anderer Anbieter lädt Ihr Browser erst, wenn Sie an Ort und Stelle zustimmen (Art. 6 Abs.&nbsp;1 Buchst. a DSGVO). Dort können Sie die Zustimmung auch widerrufen.</p>
<h2>Anfragen</h2>
<p>Was Sie im Formular angeben, verwenden wir, um Ihre Anfrage zu beantworten (Art. 6 Abs.&nbsp;1 Buchst. b DSGVO). Der Server verwahrt es verschlüsselt, bis es in unserer Kundenverwaltung angekommen ist, und löscht es dann bei sich. Die Kundenverwaltung betreibt ein Dienstleister in der Europäischen Union in unserem Auftrag. Kommt kein Vertrag zustande, löschen wir Ihre Angaben nach sechs Monaten; Unterlagen zu Verträgen bewahren wir so lange auf, wie Handels- und Steuerrecht es verlangen.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen und der Verarbeitung widersprechen. Beschweren können Sie sich bei der Sächsischen Datenschutz- und Transparenzbeauftragten, Maternistraße 17, 01067 Dresden.</p>`;

const terms = `<h2>Unsere Angaben</h2>
<p>Flächen, Preise und Beschreibungen stammen von Eigentümern und Bauträgern. Wir prüfen sie sorgfältig; Irrtum und Zwischenverkauf bleiben vorbehalten.</p>
<h2>Provision</h2>
<p>Ob und in welcher Höhe eine Provision anfällt, steht bei jedem Angebot. Ohne Vertrag in Textform schulden Sie uns nichts. Für die Vermittlung von Mietwohnungen zahlen Mieter nichts.</p>`;

const cancellation = `<h2>Widerrufsrecht</h2>
<p>Verbraucher können einen Maklervertrag, der außerhalb unserer Geschäftsräume oder im Fernabsatz geschlossen wurde, binnen vierzehn Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Eine eindeutige Erklärung per Brief an Hallmann &amp; Rey Immobilien GmbH, Karl-Heine-Straße 41, 04229 Leipzig, oder per E-Mail an <a href="mailto:widerruf@hallmann-rey.example">widerruf@hallmann-rey.example</a> genügt; zur Wahrung der Frist reicht die rechtzeitige Absendung.</p>
<h2>Folgen des Widerrufs</h2>
<p>Wir erstatten alle Zahlungen spätestens binnen vierzehn Tagen nach Eingang des Widerrufs. Haben Sie verlangt, dass wir vor Ablauf der Frist beginnen, so zahlen Sie für die bis dahin erbrachte Leistung einen angemessenen Betrag. Das Recht erlischt, wenn wir die Leistung vollständig erbracht haben und Sie dem zuvor ausdrücklich zugestimmt haben.</p>`;

/** The three offices. Texts are HTML in German, as the account keeps them; the company is invented. */
export const teams = [
	{
		id: 31,
		name: 'Leipzig',
		position: 1,
		logo: 'logo-leipzig',
		broker_ids: [61, 64, 65],
		imprint_note: `<p>Hallmann &amp; Rey Immobilien GmbH<br>Karl-Heine-Straße 41<br>04229 Leipzig</p>
<p>Telefon: +49 341 550120<br>E-Mail: <a href="mailto:leipzig@hallmann-rey.example">leipzig@hallmann-rey.example</a></p>
<p>Vertreten durch die Geschäftsführer Marta Rey und Jonas Hallmann<br>Amtsgericht Leipzig, HRB 00000<br>Umsatzsteuer-Identifikationsnummer nach §&nbsp;27a UStG: DE000000000</p>
<h2>Erlaubnis und Aufsicht</h2>
<p>Erlaubnis nach §&nbsp;34c Abs.&nbsp;1 Satz&nbsp;1 Nr.&nbsp;1 Gewerbeordnung, erteilt durch die Stadt Leipzig. Zuständige Aufsichtsbehörde: Stadt Leipzig, Ordnungsamt, Prager Straße 118–136, 04317 Leipzig. Mitglied der Industrie- und Handelskammer zu Leipzig.</p>
<h2>Verantwortlich für den Inhalt nach §&nbsp;18 Abs.&nbsp;2 MStV</h2>
<p>Marta Rey, Anschrift wie oben</p>
<h2>Streitbeilegung</h2>
<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§&nbsp;36 VSBG).</p>
<h2>Bilder</h2>
<p>Alle Bilder sind Visualisierungen. Hallmann &amp; Rey ist eine erfundene Firma, Angebote und Personen gibt es nicht.</p>`,
		privacy_note: privacy,
		terms_note: terms,
		cancellation_policy_note: cancellation,
	},
	{
		id: 32,
		name: 'Hamburg',
		position: 2,
		logo: 'logo-hamburg',
		broker_ids: [62, 66, 67],
		imprint_note: `<p>Hallmann &amp; Rey Immobilien GmbH, Büro Hamburg<br>Große Elbstraße 132<br>22767 Hamburg</p>
<p>Telefon: +49 40 5550140<br>E-Mail: <a href="mailto:hamburg@hallmann-rey.example">hamburg@hallmann-rey.example</a></p>
<p>Sitz der Gesellschaft: Leipzig, Amtsgericht Leipzig, HRB 00000. Geschäftsführer: Marta Rey, Jonas Hallmann. Erlaubnis nach §&nbsp;34c Abs.&nbsp;1 Satz&nbsp;1 Nr.&nbsp;1 Gewerbeordnung und Aufsicht: Stadt Leipzig, Ordnungsamt, Prager Straße 118–136, 04317 Leipzig.</p>`,
		privacy_note: null,
		terms_note: null,
		cancellation_policy_note: null,
	},
	{
		id: 33,
		name: 'València',
		position: 3,
		logo: 'logo-valencia',
		broker_ids: [63, 68],
		imprint_note: `<p>Hallmann &amp; Rey Espanya, S.L.U.<br>Carrer de Ciscar 28<br>46005 València</p>
<p>Telefon: +34 960 550160<br>E-Mail: <a href="mailto:valencia@hallmann-rey.example">valencia@hallmann-rey.example</a></p>
<p>NIF B00000000, Registre Mercantil de València. Eintragung im Register der Immobilienvermittler der Comunitat Valenciana (RAICV) Nr.&nbsp;0000. Leitung: Lucía Ferrer.</p>`,
		privacy_note: null,
		terms_note: null,
		cancellation_policy_note: null,
	},
] satisfies readonly AgencyTeam[];
