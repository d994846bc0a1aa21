import type { City } from './city.ts';

/** Water, parks and stations are roughly where they are; streets are invented but for those of the addresses. */
export const hamburg: City = {
	name: 'Hamburg',
	centre: '53.5503,10.0006',
	water: [
		{
			name: 'Elbe',
			width: 380,
			points:
				'53.56,9.74 53.5475,9.83 53.541,9.89 53.5402,9.94 53.5382,9.968 53.5352,9.992 53.5295,10.02 53.512,10.05 53.48,10.06 53.44,10.11',
		},
		{
			name: 'Osterbekkanal',
			width: 24,
			points:
				'53.5775,10.0125 53.5795,10.0225 53.5794,10.036 53.581,10.052 53.586,10.07 53.596,10.09',
		},
		{
			name: 'Alster',
			width: 30,
			points:
				'53.68,10.1 53.655,10.095 53.637,10.066 53.62,10.03 53.604,10.012 53.592,9.999 53.58,10.0085',
		},
		{
			name: 'Bille',
			width: 20,
			points: '53.538,10.028 53.546,10.05 53.543,10.085 53.53,10.12 53.5,10.19',
		},
		{
			name: 'Goldbekkanal',
			width: 18,
			points: '53.5845,10.0085 53.5868,10.014 53.588,10.022 53.5905,10.0285',
		},
		{
			name: 'Außenalster',
			points:
				'53.5568,10.0005 53.563,9.9975 53.5715,10.002 53.5805,10.0075 53.5785,10.0135 53.568,10.0135 53.56,10.0095',
		},
		{
			name: 'Binnenalster',
			points: '53.5555,9.9965 53.5552,10.0005 53.5528,9.9975 53.5535,9.9935',
		},
	],
	parks: [
		{
			name: 'Stadtpark',
			points: '53.598,10.011 53.6,10.024 53.5955,10.0315 53.592,10.022 53.5925,10.012',
		},
		{
			name: 'Planten un Blomen',
			points: '53.563,9.979 53.5625,9.985 53.556,9.9845 53.5512,9.9755 53.554,9.973',
		},
		{ name: 'Jenischpark', points: '53.559,9.862 53.558,9.871 53.553,9.871 53.552,9.863' },
		{ name: 'Fischers Park', points: '53.5525,9.9185 53.5522,9.9225 53.5502,9.922 53.5504,9.9182' },
		{
			name: 'Altonaer Balkon',
			points: '53.5458,9.9335 53.5456,9.941 53.5446,9.9412 53.5447,9.9332',
		},
		{ name: 'Eichenpark', points: '53.5795,9.9925 53.5812,9.9955 53.5785,9.9975 53.5772,9.9942' },
		{
			name: 'Johannes-Prassek-Park',
			points: '53.5865,10.0395 53.5868,10.0435 53.5848,10.0438 53.5846,10.0398',
		},
		{
			name: 'Berner Gutspark',
			points: '53.6195,10.1295 53.6198,10.1355 53.6172,10.1352 53.617,10.1298',
		},
		{ name: 'Hayns Park', points: '53.5985,9.9955 53.5988,9.9985 53.5965,9.9988 53.5963,9.9958' },
	],
	rails: [
		'53.5528,10.0067 53.5608,9.9895 53.563,9.966 53.5525,9.9352 53.555,9.9 53.56,9.86 53.565,9.8',
		'53.5528,10.0067 53.569,10.0275 53.5872,10.0445 53.6005,10.052 53.622,10.08 53.66,10.11',
		'53.5872,10.0445 53.5895,10.075 53.6015,10.1 53.6115,10.1205 53.6235,10.1405 53.65,10.17',
		'53.5528,10.0067 53.545,10.03 53.53,10.06 53.5,10.12',
	],
	stations: `
		53.5528,10.0067 Hamburg Hauptbahnhof
		53.5608,9.9895 Dammtor
		53.563,9.966 Sternschanze
		53.5525,9.9352 Altona
		53.5872,10.0445 Barmbek
		53.569,10.0275 Landwehr
		53.5545,9.9045 Bahrenfeld
		53.5895,10.075 Trabrennbahn
		53.6115,10.1205 Farmsen
		53.6235,10.1405 Berne
		53.5785,10.0265 Mundsburg
		53.589,9.987 Eppendorf
		53.5585,9.8705 Klein Flottbek
		53.5465,9.952 Königstraße
		53.5825,10.012 Winterhude`,
	districts: `
		53.5518,9.9285 Ottensen
		53.5478,9.9445 Altona-Altstadt
		53.5632,9.9625 Schanzenviertel
		53.5575,9.9655 St. Pauli
		53.5505,9.9925 Neustadt
		53.5745,9.9735 Eimsbüttel
		53.5745,9.987 Harvestehude
		53.5915,9.9815 Eppendorf
		53.5905,10.005 Winterhude
		53.575,10.0225 Uhlenhorst
		53.5825,10.0385 Barmbek-Süd
		53.5955,10.0455 Barmbek-Nord
		53.5765,10.064 Dulsberg
		53.5582,10.0225 St. Georg
		53.5585,9.8835 Othmarschen
		53.6138,10.1265 Farmsen-Berne
		53.5408,9.9985 HafenCity`,
	avenues: `
		Lübecker Chaussee, Kieler Straße, Bremer Allee, Stader Straße, Lüneburger Straße,
		Wandsbeker Allee, Ratzeburger Straße, Buxtehuder Straße, Segeberger Chaussee, Itzehoer Straße,
		Flensburger Allee, Rendsburger Straße, Bergedorfer Straße, Eutiner Straße, Plöner Straße,
		Schweriner Allee`,
	streets: `
		Brahmsallee, Klopstockstraße, Lessingstraße, Matthias-Claudius-Weg, Telemannstraße,
		Semperstraße, Schinkelstraße, Gertigstraße, Barcastraße, Heidestraße, Kapitänsweg,
		Lotsenstraße, Steuermannsgang, Ankerstraße, Reeperstieg, Speicherstraße, Hansastraße,
		Kontorweg, Störtebekerstraße, Deichstraße, Fährstraße, Fischerstraße, Werftstraße, Mastenweg`,
	lanes: `
		Achtern Diek, Ahornstieg, Alte Twiete, Am Fleet, Amselstieg, Beim Brunnen, Birkenstieg,
		Bleicherweg, Bootsweg, Brombeerweg, Buchenring, Dohlenstieg, Dorfstieg, Eichenstieg,
		Elsterweg, Erlenstieg, Eschenstieg, Fährstieg, Farnweg, Finkenstieg, Fliederstieg,
		Gärtnerstraße, Gaußweg, Ginsterstieg, Grasweg, Große Twiete, Habichtweg, Hainbuchenweg,
		Haselweg, Heckenweg, Heideweg, Hinterm Hof, Holstenweg, Im Grünen, Imkerstieg, Johannisweg,
		Kahnweg, Kastanienweg, Kirchentwiete, Kleine Twiete, Koppelweg, Krumme Twiete, Lachsweg,
		Lerchenstieg, Lindenstieg, Lupinenweg, Maienweg, Malerwinkel, Meisenstieg, Mittelweg,
		Möwenstieg, Moorweg, Mühlenstieg, Netzweg, Nixenstieg, Ohlendorffs Gang, Pappelallee,
		Pastorenweg, Querstieg, Reetweg, Reiherstieg, Ringstieg, Rosenstieg, Rotbuchenweg, Schilfweg,
		Schleistraße, Schmiedestieg, Schulstieg, Segelmacherweg, Seilerstieg, Sommerstieg,
		Sperlingsweg, Storchenweg, Süderweg, Tannenweg, Teichstieg, Uferweg, Ulmenstieg, Wacholderweg,
		Weidenstieg, Wiesenstieg, Zimmertwiete`,
};
