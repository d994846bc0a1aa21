-- Images that came through the API, in all their sizes; the token is the folder of their addresses.
CREATE TABLE uploads (
	token TEXT NOT NULL,
	size TEXT NOT NULL,
	type TEXT NOT NULL,
	bytes BLOB NOT NULL,
	PRIMARY KEY (token, size)
) STRICT;

-- Images and links lie in the records of units and projects; their ids are given out here.
CREATE TABLE part_ids (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT;

CREATE TABLE hooks (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	event TEXT AS (record ->> 'event') STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE hook_deliveries (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

INSERT INTO sqlite_sequence (name, seq) VALUES ('part_ids', 60000000), ('hooks', 500);
