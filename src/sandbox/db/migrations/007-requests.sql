-- Which requests used which key. Neither the key itself nor a query is kept.
CREATE TABLE requests (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	at TEXT NOT NULL,
	key TEXT NOT NULL,
	method TEXT NOT NULL,
	path TEXT NOT NULL,
	status INTEGER NOT NULL
) STRICT;
