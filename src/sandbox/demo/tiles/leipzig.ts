import type { City } from './city.ts';

/** Water, parks and stations are roughly where they are; streets are invented but for those of the addresses. */
export const leipzig: City = {
	name: 'Leipzig',
	centre: '51.3403,12.3747',
	water: [
		{
			name: 'Weiße Elster',
			width: 42,
			points:
				'51.42,12.318 51.385,12.335 51.362,12.341 51.3465,12.3495 51.336,12.354 51.3225,12.3575 51.308,12.3545 51.29,12.352 51.25,12.338',
		},
		{
			name: 'Karl-Heine-Kanal',
			width: 22,
			points:
				'51.3262,12.3555 51.3268,12.345 51.3274,12.336 51.3284,12.3265 51.3325,12.318 51.341,12.3105',
		},
		{
			name: 'Cospudener See',
			points: '51.284,12.326 51.277,12.345 51.26,12.347 51.25,12.337 51.262,12.325',
		},
	],
	parks: [
		{
			name: 'Clara-Zetkin-Park',
			points:
				'51.3345,12.3555 51.335,12.3615 51.3315,12.3632 51.3275,12.3618 51.325,12.3578 51.3305,12.3565',
		},
		{
			name: 'Rosental',
			points: '51.3505,12.3555 51.353,12.3645 51.349,12.3705 51.3455,12.3668 51.3465,12.358',
		},
		{
			name: 'Leutzscher Holz',
			points: '51.372,12.3 51.378,12.325 51.366,12.334 51.354,12.336 51.352,12.322 51.359,12.306',
		},
		{
			name: 'Die Nonne',
			points: '51.305,12.345 51.311,12.351 51.298,12.3485 51.28,12.35 51.268,12.343 51.287,12.34',
		},
		{
			name: 'Henriettenpark',
			points: '51.3312,12.3322 51.3314,12.3345 51.3302,12.3348 51.3301,12.3324',
		},
		{
			name: 'Palmengarten',
			points: '51.3368,12.3452 51.3365,12.3508 51.3338,12.3502 51.3342,12.3448',
		},
		{
			name: 'Friedenspark',
			points: '51.3305,12.3925 51.3302,12.3975 51.3268,12.3968 51.3272,12.392',
		},
		{
			name: 'Arthur-Bretschneider-Park',
			points: '51.3645,12.3762 51.3648,12.3812 51.3628,12.3815 51.3625,12.3765',
		},
		{ name: 'Südfriedhof', points: '51.3138,12.4035 51.314,12.413 51.306,12.4125 51.3062,12.402' },
	],
	rails: [
		'51.3455,12.3821 51.334,12.383 51.3289,12.3815 51.318,12.3835 51.306,12.382 51.28,12.386 51.24,12.39',
		'51.3455,12.3821 51.356,12.37 51.3605,12.3475 51.352,12.329 51.34,12.319 51.3268,12.3195 51.306,12.317 51.28,12.302',
		'51.3455,12.3821 51.353,12.402 51.35,12.43 51.355,12.48 51.36,12.55',
		'51.3268,12.3195 51.3195,12.34 51.3125,12.357 51.3085,12.3805 51.3035,12.42 51.299,12.445 51.289,12.465 51.27,12.5',
	],
	stations: `
		51.3455,12.3821 Leipzig Hauptbahnhof
		51.3268,12.3195 Plagwitz
		51.3289,12.3815 Bayerischer Bahnhof
		51.3085,12.3805 Connewitz
		51.3585,12.3636 Gohlis
		51.352,12.329 Leutzsch
		51.3195,12.34 Industriestraße
		51.3036,12.4205 Völkerschlachtdenkmal
		51.299,12.445 Holzhausen
		51.289,12.465 Liebertwolkwitz
		51.334,12.383 Roßplatz
		51.351,12.4 Sellerhausen`,
	districts: `
		51.3272,12.3345 Plagwitz
		51.3375,12.3325 Lindenau
		51.3205,12.3478 Schleußig
		51.3215,12.3735 Südvorstadt
		51.3085,12.3735 Connewitz
		51.3328,12.3665 Musikviertel
		51.3405,12.3748 Zentrum
		51.3342,12.3872 Zentrum-Südost
		51.3465,12.3605 Waldstraßenviertel
		51.3588,12.3718 Gohlis-Süd
		51.3665,12.3868 Eutritzsch
		51.3315,12.4045 Reudnitz-Thonberg
		51.347,12.412 Neustadt-Neuschönefeld
		51.318,12.4 Marienbrunn
		51.3018,12.4605 Holzhausen
		51.2815,12.4612 Liebertwolkwitz
		51.314,12.33 Kleinzschocher`,
	avenues: `
		Lützner Straße, Dessauer Allee, Hallesche Straße, Zeitzer Straße, Wurzener Straße,
		Grimmaische Allee, Bornaer Straße, Torgauer Straße, Naumburger Straße, Altenburger Straße,
		Eilenburger Allee, Geithainer Straße, Pegauer Straße, Riesaer Straße, Döbelner Straße,
		Rochlitzer Straße`,
	streets: `
		Lessingstraße, Uhlandstraße, Herderstraße, Gellertstraße, Leibnizstraße, Humboldtstraße,
		Mozartstraße, Schumannstraße, Lortzingstraße, Marschnerstraße, Fichtestraße, Hegelstraße,
		Kantstraße, Körnerplatz, Alfred-Kästner-Weg, Kolonnadenstraße, Thomasiusstraße,
		Gottschedstraße, Feuerbachstraße, Brüderstraße, Seeburgstraße, Windmühlenstraße,
		Hardenbergstraße, Steinstraße`,
	lanes: `
		Ahornweg, Amselgasse, Am Anger, Apfelweg, Bäckergasse, Birkenstraße, Bleichergasse,
		Brunnenweg, Dachsgasse, Eichendorffweg, Erlenstraße, Eschenweg, Färbergasse, Finkenweg,
		Fliederweg, Fontanestraße, Gänseweg, Gartenweg, Gerbergasse, Ginsterweg, Grüne Gasse,
		Hainstraße, Haydnweg, Hebbelstraße, Heinestraße, Holunderweg, Im Winkel, Kirchgasse,
		Kleiststraße, Klingerweg, Kornblumenweg, Kurze Gasse, Lerchenweg, Ligusterweg, Lindenweg,
		Malvenweg, Marktgasse, Mittelweg, Mörikestraße, Mühlgasse, Müntzerweg, Nelkenweg, Neue Gasse,
		Obstweg, Pappelweg, Parkweg, Pfarrgasse, Quergasse, Raabestraße, Regerweg, Rosenweg,
		Rosmaringasse, Rückertstraße, Schäferweg, Schillerweg, Schleusenweg, Schmiedegasse,
		Schulgasse, Seilergasse, Silcherweg, Sommerweg, Spechtweg, Steigerweg, Stormstraße,
		Teichgasse, Tischlergasse, Töpferweg, Tulpenweg, Turmgasse, Ulmenweg, Veilchenweg,
		Wagnergasse, Webergasse, Weidenweg, Weinweg, Wiesenweg, Wielandstraße, Winzerweg, Zeisigweg,
		Ziegelweg, Zimmergasse, Zollweg`,
};
