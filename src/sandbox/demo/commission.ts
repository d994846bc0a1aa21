/** Wording of the commission in the account's language, and in the two translations. */
interface Wording {
	readonly courtage: string;
	readonly courtage_note: string;
}
interface Commission {
	readonly de: Wording;
	readonly en: Wording;
	readonly es: Wording;
}

/** Bought from the developer; there is no agent's contract with the buyer. */
export const fromDeveloper: Commission = {
	de: {
		courtage: 'provisionsfrei',
		courtage_note: 'Verkauf direkt vom Bauträger. Für Käufer fällt keine Provision an.',
	},
	en: {
		courtage: 'no commission',
		courtage_note: 'Sold directly by the developer. Buyers pay no commission.',
	},
	es: {
		courtage: 'sin comisión',
		courtage_note: 'Venta directa del promotor. El comprador no paga comisión.',
	},
};

/** Dwellings in Germany: buyer and seller pay the same (section 656c BGB). */
export const sharedWithSeller: Commission = {
	de: {
		courtage: '3,57 % inkl. MwSt.',
		courtage_note:
			'Käuferprovision 3,57 % des beurkundeten Kaufpreises inkl. 19 % MwSt., fällig mit Abschluss des Kaufvertrags. Der Verkäufer zahlt eine Provision in gleicher Höhe.',
	},
	en: {
		courtage: '3.57% incl. VAT',
		courtage_note:
			'Buyer’s commission of 3.57% of the notarised price including 19% VAT, due when the contract is signed. The seller pays the same.',
	},
	es: {
		courtage: '3,57 % IVA incluido',
		courtage_note:
			'Comisión del comprador: 3,57 % del precio escriturado, con el 19 % de IVA alemán incluido, al firmar la compraventa. El vendedor paga lo mismo.',
	},
};

/** Anything that is no dwelling may be sold at the buyer's cost alone. */
export const paidByBuyer: Commission = {
	de: {
		courtage: '5,95 % inkl. MwSt.',
		courtage_note:
			'Käuferprovision 5,95 % des beurkundeten Kaufpreises inkl. 19 % MwSt., fällig mit Abschluss des Kaufvertrags.',
	},
	en: {
		courtage: '5.95% incl. VAT',
		courtage_note:
			'Buyer’s commission of 5.95% of the notarised price including 19% VAT, due when the contract is signed.',
	},
	es: {
		courtage: '5,95 % IVA incluido',
		courtage_note:
			'Comisión del comprador: 5,95 % del precio escriturado, con el 19 % de IVA alemán incluido, al firmar la compraventa.',
	},
};

/** Business premises to let, where the tenant may be asked for a commission. */
export const paidByBusinessTenant: Commission = {
	de: {
		courtage: '2,38 Nettokaltmieten inkl. MwSt.',
		courtage_note: 'Mieterprovision, fällig mit Abschluss des Mietvertrags.',
	},
	en: {
		courtage: '2.38 months’ net rent incl. VAT',
		courtage_note: 'Tenant’s commission, due when the lease is signed.',
	},
	es: {
		courtage: '2,38 mensualidades netas, IVA incluido',
		courtage_note: 'Comisión del arrendatario, al firmar el contrato.',
	},
};

/** Dwellings to let: whoever orders the agent pays, and that is the landlord. */
export const paidByLandlord: Commission = {
	de: {
		courtage: 'provisionsfrei',
		courtage_note: 'Für Mieter fällt keine Provision an.',
	},
	en: {
		courtage: 'no commission',
		courtage_note: 'Tenants pay no commission.',
	},
	es: {
		courtage: 'sin comisión',
		courtage_note: 'El inquilino no paga comisión.',
	},
};

/** Spain: the seller alone pays. */
export const paidBySeller: Commission = {
	de: {
		courtage: 'provisionsfrei für Käufer',
		courtage_note:
			'Die Vermittlung zahlt der Verkäufer. Hinzu kommen Grunderwerbsteuer (ITP), Notar und Grundbuch.',
	},
	en: {
		courtage: 'no commission for buyers',
		courtage_note:
			'The seller pays our fee. Transfer tax (ITP), notary and land registry come on top.',
	},
	es: {
		courtage: 'sin comisión para el comprador',
		courtage_note: 'Los honorarios los paga el vendedor. Aparte: ITP, notaría y registro.',
	},
};
