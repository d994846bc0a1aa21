/** Version of the tables below; a manifest of another version is not read. */
export const manifestFormat = 4;

export const manifestTables = `
	CREATE TABLE manifest (
		format INTEGER NOT NULL,
		fingerprint TEXT NOT NULL,
		release TEXT NOT NULL,
		checksum TEXT NOT NULL,
		listeners TEXT NOT NULL
	);
	CREATE TABLE page (
		path TEXT PRIMARY KEY,
		-- 'unit' or 'project' with its id, or 'general'.
		owner TEXT NOT NULL,
		id INTEGER,
		description TEXT NOT NULL,
		reads INTEGER NOT NULL
	) WITHOUT ROWID;
	CREATE TABLE question (
		number INTEGER PRIMARY KEY,
		name TEXT NOT NULL UNIQUE,
		digest TEXT NOT NULL,
		type TEXT NOT NULL,
		-- What its answer depends on, NULL where that does not matter. Records are found by name.
		deal TEXT,
		kind TEXT,
		city TEXT,
		district TEXT,
		project_id INTEGER,
		on_offer INTEGER,
		lowest INTEGER,
		highest INTEGER,
		currency TEXT
	);
	-- Which questions belong to which set; the pages of a unit in all languages share one.
	CREATE TABLE read (question INTEGER, reads INTEGER, PRIMARY KEY (question, reads)) WITHOUT ROWID;
`;

/** Made after the rows of a new manifest, which is faster than keeping them in order. */
export const manifestIndexes = `
	CREATE INDEX page_owner ON page (owner, id);
	CREATE INDEX page_reads ON page (reads);
	CREATE INDEX read_reads ON read (reads);
	CREATE INDEX question_alike ON question (type, kind, city, deal);
	CREATE INDEX question_project ON question (type, project_id);
`;
