-- Tags and their categories share their ids: a tag names its category by the id of a group.
CREATE TABLE tags (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT AS (record ->> 'name') STORED,
	entity TEXT AS (record ->> 'entity') STORED,
	super_group_id INTEGER AS (record ->> 'super_group_id') STORED,
	is_category INTEGER AS (coalesce(record ->> 'is_category', 0)) STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE UNIQUE INDEX tags_by_name ON tags (name) WHERE is_category = 0;

CREATE TABLE custom_field_groups (
	id INTEGER PRIMARY KEY,
	entity TEXT AS (record ->> 'entity') STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE reservation_reasons (
	id INTEGER PRIMARY KEY,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE contact_statuses (
	id INTEGER PRIMARY KEY,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

-- Variants are few, and the list of units leaves them out.
CREATE INDEX units_that_are_variants ON units (id) WHERE (record ->> 'variant_of_id') IS NOT NULL;

INSERT INTO sqlite_sequence (name, seq) VALUES ('tags', 3000);
