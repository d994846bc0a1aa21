import { isLivedIn } from '../../domain/kind.ts';
import { UnitKind } from '../../domain/unit.ts';

/** Version of the tables below; a catalogue of another version is never read. */
export const catalogueFormat = 17;

/**
 * What a build of the site may know, without the records themselves: narrow rows that a filter, a plan
 * or a comparison reads whole, and the digests under which the records lie in a file of their own. So a
 * catalogue of 20,000 units is copied in milliseconds.
 */
export const catalogueTables = `
	CREATE TABLE catalogue (
		format INTEGER NOT NULL,
		-- ISO 8601 time at which the CRM was read.
		pulled_at TEXT NOT NULL,
		-- Milliseconds since 1970: the newest change of a unit. What is new is measured against it.
		changed_at INTEGER NOT NULL,
		-- Of everything public: catalogues with the same checksum make the same pages.
		checksum TEXT NOT NULL,
		-- JSON: the settings by which it was decided what is public.
		settings TEXT NOT NULL
	);
	CREATE TABLE unit (
		id INTEGER PRIMARY KEY,
		digest TEXT NOT NULL,
		on_offer INTEGER NOT NULL,
		status TEXT NOT NULL,
		deal TEXT NOT NULL,
		kind TEXT NOT NULL,
		category TEXT,
		city TEXT,
		district TEXT,
		project_id INTEGER,
		floor INTEGER,
		reference TEXT NOT NULL,
		-- Milliseconds since 1970, 0 when the account does not say.
		created_at INTEGER NOT NULL,
		updated_at INTEGER NOT NULL,
		-- NULL for a price on request: what is not stored cannot be searched or sorted by.
		price_cents INTEGER,
		currency TEXT,
		-- Square metres of the area a visitor compares by.
		area REAL,
		-- JSON: one title in the languages it has.
		titles TEXT NOT NULL,
		-- The first 32 hex digits of the card picture's files.
		cover TEXT,
		-- What the public may know of the place: the radius in metres is that of the grid cell of a hidden
		-- one, and NULL where the point is exact.
		lat REAL,
		lng REAL,
		radius INTEGER,
		-- JSON: what else visitors choose by.
		facts TEXT NOT NULL,
		-- JSON: what monthly costs are worked out from.
		monthly TEXT,
		broker_id INTEGER,
		-- Whether the address is hidden.
		hidden INTEGER NOT NULL,
		-- JSON: its viewing times.
		viewings TEXT
	);
	CREATE TABLE project (
		id INTEGER PRIMARY KEY,
		digest TEXT NOT NULL,
		on_offer INTEGER NOT NULL DEFAULT 0,
		deal TEXT NOT NULL,
		city TEXT,
		district TEXT,
		titles TEXT NOT NULL,
		cover TEXT,
		broker_id INTEGER,
		-- Whether the address is hidden.
		hidden INTEGER NOT NULL
	);
	CREATE TABLE legal (kind TEXT PRIMARY KEY, digest TEXT NOT NULL);
	-- The files pages show, by the hash their names begin with; portraits, logos and link previews have no place
	-- among the pictures.
	CREATE TABLE picture (
		owner TEXT NOT NULL,
		id INTEGER NOT NULL,
		base BLOB NOT NULL,
		place INTEGER,
		-- Pixels of the JPEG, which ends its name.
		jpeg_width INTEGER,
		PRIMARY KEY (owner, id, base)
	) WITHOUT ROWID;
`;

/** Conditions of what comes last in lists: reserved units, and in a list of all kinds what nobody lives in. */
export const reserved = `(status = 'reserved')`;
export const notLivedIn = `(kind NOT IN (${UnitKind.options.filter(isLivedIn).map((kind) => `'${kind}'`)}))`;

/** Made after the rows, which is faster than keeping them in order from the first row on. */
export const catalogueIndexes = `
	CREATE INDEX unit_newest ON unit (deal, on_offer, ${reserved}, ${notLivedIn}, created_at DESC, id DESC, kind, city, project_id);
	CREATE INDEX unit_on_offer ON unit (on_offer, deal, kind, city, district, updated_at);
	CREATE INDEX unit_in_city ON unit (city, deal, on_offer, district, kind);
	CREATE INDEX unit_newest_of_kind ON unit (kind, deal, on_offer, ${reserved}, created_at DESC, id DESC);
	CREATE INDEX unit_of_kind ON unit (kind, city, deal, on_offer, ${reserved}, created_at DESC, id DESC);
	-- From one price up and down to the next.
	CREATE INDEX unit_alike ON unit (kind, city, deal, on_offer, currency, price_cents, id, project_id);
	CREATE INDEX unit_of_project ON unit (project_id, floor, reference);
	-- What differs between two catalogues.
	CREATE INDEX unit_digest ON unit (id, digest);
	-- What a person has on offer, what changed last first.
	CREATE INDEX unit_of_person ON unit (broker_id, updated_at DESC, id DESC) WHERE on_offer = 1;
	CREATE INDEX picture_base ON picture (base);
	ANALYZE;
`;
