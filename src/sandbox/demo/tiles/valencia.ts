import type { City } from './city.ts';

/** Water, parks and stations are roughly where they are; streets are invented but for those of the addresses. */
export const valencia: City = {
	name: 'València',
	centre: '39.4699,-0.3763',
	water: [
		{
			name: 'Túria',
			width: 110,
			points: '39.498,-0.46 39.476,-0.43 39.45,-0.408 39.437,-0.375 39.4285,-0.33 39.426,-0.31',
		},
		{
			name: 'Mar Mediterrània',
			points:
				'39.78,-0.15 39.7,-0.19 39.64,-0.226 39.58,-0.279 39.54,-0.301 39.51,-0.314 39.4905,-0.3226 39.4745,-0.3222 39.4625,-0.3218 39.459,-0.3135 39.446,-0.309 39.441,-0.317 39.42,-0.3215 39.38,-0.326 39.25,-0.3 39.2,0.3 39.8,0.4',
		},
		{
			name: 'la Marina',
			points: '39.4635,-0.3285 39.4638,-0.3235 39.4585,-0.3215 39.4575,-0.3265',
		},
	],
	parks: [
		{
			name: 'Jardí del Túria',
			width: 150,
			points:
				'39.486,-0.43 39.484,-0.41 39.4815,-0.387 39.4795,-0.375 39.4735,-0.3655 39.465,-0.359 39.458,-0.352 39.4535,-0.344 39.4515,-0.339',
		},
		{
			name: 'Jardins de Vivers',
			points: '39.4805,-0.3675 39.4795,-0.3645 39.477,-0.366 39.478,-0.3688',
		},
		{
			name: 'Parc Central',
			points: '39.4612,-0.3802 39.4608,-0.3775 39.4562,-0.3782 39.4568,-0.3812',
		},
		{
			name: 'Parc d’Aiora',
			points: '39.4652,-0.3452 39.465,-0.3418 39.4632,-0.3422 39.4634,-0.3455',
		},
		{
			name: 'Parc de l’Orriols',
			points: '39.4925,-0.3662 39.4922,-0.3628 39.4905,-0.3632 39.4908,-0.3665',
		},
		{
			name: 'Platja de la Malva-rosa',
			width: 90,
			points: '39.495,-0.3238 39.485,-0.3238 39.475,-0.3236 39.466,-0.3234',
		},
		{
			name: 'Pinar del Picaio',
			points: '39.642,-0.338 39.645,-0.328 39.6385,-0.3255 39.6375,-0.336',
		},
	],
	rails: [
		'39.4667,-0.3773 39.4565,-0.38 39.443,-0.3825 39.42,-0.39',
		'39.4667,-0.3773 39.4585,-0.3625 39.4605,-0.3445 39.4725,-0.3335 39.492,-0.336 39.53,-0.333 39.6,-0.312 39.66,-0.29',
		'39.4852,-0.3632 39.4755,-0.3605 39.4702,-0.3708 39.4695,-0.3945 39.475,-0.43',
		'39.4852,-0.3632 39.5,-0.366 39.53,-0.372',
	],
	stations: `
		39.4667,-0.3773 Estació del Nord
		39.4702,-0.3708 Colón
		39.4852,-0.3632 Benimaclet
		39.4725,-0.3335 Cabanyal
		39.4605,-0.3445 Aiora
		39.4592,-0.3652 Russafa
		39.4755,-0.3605 Alameda
		39.4695,-0.3945 Àngel Guimerà
		39.492,-0.336 la Carrasca
		39.6385,-0.3005 Puçol`,
	districts: `
		39.4628,-0.3728 Russafa
		39.4748,-0.3782 Ciutat Vella
		39.4665,-0.3678 l’Eixample
		39.4632,-0.3635 Gran Via
		39.4712,-0.3292 el Cabanyal
		39.4612,-0.3358 el Grau
		39.4815,-0.327 la Malva-rosa
		39.4935,-0.3272 la Patacona
		39.4865,-0.3585 Benimaclet
		39.4695,-0.3445 Aiora
		39.4795,-0.352 Algirós
		39.4685,-0.388 Extramurs
		39.501,-0.343 l’Horta
		39.6335,-0.3215 Monte Picaio`,
	avenues: `
		Avinguda del Regne, Gran Via del Marqués, Avinguda del Port Vell, Avinguda de Catalunya,
		Avinguda d’Aragó, Avinguda del Cid, Passeig de l’Albereda, Avinguda dels Tarongers,
		Avinguda de França, Avinguda de la Plata, Gran Via de Ramon, Avinguda de Burjassot,
		Ronda Nord, Avinguda de Peris, Passeig de la Mar, Avinguda de Campanar`,
	streets: `
		Carrer de Dénia, Carrer de Cadis, Carrer de Xàtiva, Carrer de Sagunt, Carrer d’Alcoi,
		Carrer de Gandia, Carrer de Morella, Carrer de Castelló, Carrer d’Alacant,
		Carrer de Sueca Vell, Carrer de Cullera, Carrer d’Ontinyent, Carrer de Llíria,
		Carrer de Requena, Carrer d’Elx, Carrer de Vila-real, Carrer de Tarragona, Carrer de Palma,
		Carrer de Lleida, Carrer de Maó, Carrer de Girona, Carrer de Reus, Carrer de Tortosa,
		Carrer d’Eivissa`,
	lanes: `
		Carrer de Dalt, Carrer del Forn, Carrer de la Pau, Carrer dels Fusters, Carrer del Pou,
		Carrer de l’Om, Carrer de Baix, Carrer dels Teixidors, Carrer de la Lluna, Carrer del Sol,
		Carrer de les Roses, Carrer del Llorer, Carrer de Joanot, Carrer d’Ausiàs,
		Carrer del Mestre Serra, Carrer del Pintor Pons, Carrer de la Barca, Carrer del Rem,
		Carrer de l’Àncora, Carrer dels Mariners, Carrer de la Xarxa, Carrer del Far,
		Carrer de la Sirena, Carrer del Peix, Carrer de l’Arròs, Carrer de la Sèquia, Carrer del Molí,
		Carrer del Tramús, Carrer de la Xufa, Carrer del Taronger, Carrer de la Llimera,
		Carrer de la Figuera, Carrer del Magraner, Carrer de l’Olivera, Carrer del Xiprer,
		Carrer de la Murtra, Carrer del Romer, Carrer de la Sàlvia, Carrer del Gesmiler,
		Carrer de l’Alfàbega, Carrer de Joan Roís, Passatge de Ventura, Carrer dels Ceramistes,
		Carrer dels Orfebres, Carrer del Vidre, Carrer de la Seda, Carrer del Vellut,
		Carrer dels Sabaters, Carrer de les Danses, Carrer de la Dolçaina, Carrer del Tabal,
		Carrer de la Muixeranga, Carrer de les Falles, Carrer del Foc, Carrer de la Nit,
		Carrer de l’Alba, Carrer de Llevant, Carrer de Ponent, Carrer de Migjorn, Carrer de Gregal,
		Carrer de Xaloc, Carrer de Garbí, Carrer del Mestral, Carrer de Tramuntana, Carrer de l’Estel,
		Carrer del Núvol, Carrer de la Pluja, Carrer de la Neu, Carrer del Rossinyol,
		Carrer de l’Oroneta, Carrer del Teuladí, Carrer de la Garsa, Carrer del Colom,
		Carrer de la Gavina, Carrer del Falcó, Carrer del Mussol, Carrer del Gat, Carrer del Bou,
		Carrer de la Mula, Carrer del Cavall, Carrer de les Eres, Carrer del Trinquet`,
};
