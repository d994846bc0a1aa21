import type { CustomField, CustomFieldGroup } from '../../../crm/contract/custom-field-group.ts';

/** The fields that the company has set up for itself; values stand in contacts, units and projects. */
export const customFieldGroups: readonly CustomFieldGroup[] = [
	group(51, 'Suchprofil', 'for_clients', [
		choice(511, 'budget', 'Budget', [
			{ id: 1, name: 'bis 300.000 €' },
			{ id: 2, name: '300.000 bis 600.000 €' },
			{ id: 3, name: 'über 600.000 €' },
		]),
		words(512, 'einzug', 'Einzug'),
	]),
	group(52, 'Neubau', 'for_properties', [
		choice(521, 'kfw_standard', 'KfW-Standard', [
			{ id: 10, name: 'KfW 55' },
			{ id: 11, name: 'KfW 40' },
			{ id: 12, name: 'KfW 40 QNG' },
		]),
		words(522, 'calificacion_emisiones', 'Calificación de emisiones'),
	]),
	group(55, 'Alquiler en Cataluña', 'for_properties', [
		words(561, 'zona_tensionada', 'Zona tensionada'),
		words(562, 'ultima_renta', 'Última renta'),
		words(563, 'indice_referencia', 'Índice de referencia'),
		words(564, 'gran_tenedor', 'Gran tenedor'),
	]),
	group(53, 'Intern', 'for_properties', [
		words(531, 'schluesselnummer', 'Schlüsselnummer'),
		words(532, 'moebel_inventar', 'Inventarliste'),
		words(533, 'sonderwunsch_budget', 'Budget für Sonderwünsche'),
		words(534, 'mieterauswahl', 'Mieterauswahl'),
		words(535, 'anzahlung', 'Anzahlung'),
		words(536, 'rabattstaffel', 'Rabattstaffel'),
	]),
	group(54, 'Projekt', 'for_projects', [
		words(541, 'fertigstellung', 'Fertigstellung'),
		words(542, 'bautenstand', 'Bautenstand'),
		words(543, 'vertriebsziel', 'Vertriebsziel'),
		words(544, 'baufortschritt', 'Baufortschritt'),
		words(545, 'baubeginn', 'Baubeginn'),
		words(546, 'rohbau', 'Rohbau'),
		words(547, 'gebaeudehuelle', 'Dach und Fenster'),
		words(548, 'innenausbau', 'Innenausbau'),
		words(549, 'uebergabe', 'Erste Übergaben'),
		words(550, 'bauherr', 'Bauherr'),
		words(551, 'architektur', 'Architektur'),
		words(552, 'weg_haltestelle', 'Weg zur Haltestelle'),
		words(553, 'weg_einkauf', 'Weg zum Einkaufen'),
		words(554, 'weg_schule', 'Weg zur Grundschule'),
		words(555, 'weg_park', 'Weg zum Park'),
	]),
];

/** Answers of the search profile as contacts hold them. */
export const budget = {
	small: { value: 1, pretty_value: 'bis 300.000 €' },
	middle: { value: 2, pretty_value: '300.000 bis 600.000 €' },
	large: { value: 3, pretty_value: 'über 600.000 €' },
} as const;

function group(
	id: number,
	name: string,
	entity: CustomFieldGroup['entity'],
	custom_fields: CustomFieldGroup['custom_fields'],
): CustomFieldGroup {
	return { id, name, entity, custom_fields };
}

function words(id: number, name: string, pretty_name: string): CustomField {
	return { id, name, pretty_name, field_type: 'String', position: id % 10 };
}

function choice(
	id: number,
	name: string,
	pretty_name: string,
	custom_options: CustomField['custom_options'],
): CustomField {
	return { id, name, pretty_name, field_type: 'Dropdown', position: id % 10, custom_options };
}
