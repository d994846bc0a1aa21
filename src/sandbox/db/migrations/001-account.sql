-- Every table keeps a record as JSON by the CRM's field names; the generated columns are what the API
-- filters and sorts by. They stand before the record, so that a scan need not read past it.

CREATE TABLE property_statuses (
	id INTEGER PRIMARY KEY,
	position INTEGER AS (record ->> 'position') STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE brokers (
	id INTEGER PRIMARY KEY,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE teams (
	id INTEGER PRIMARY KEY,
	position INTEGER AS (record ->> 'position') STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE contact_sources (
	id INTEGER PRIMARY KEY,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE activity_types (
	id INTEGER PRIMARY KEY,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE projects (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE units (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	unit_id TEXT AS (record ->> 'unit_id') STORED,
	exposee_id TEXT AS (record ->> 'exposee_id') STORED,
	project_id INTEGER AS (record ->> 'project_id') STORED,
	broker_id INTEGER AS (record ->> 'broker_id') STORED,
	property_status_id INTEGER AS (record ->> 'property_status_id') STORED,
	archived INTEGER AS (coalesce(record ->> 'archived', 0)) STORED,
	marketing_type TEXT AS (record ->> 'marketing_type') STORED,
	object_type TEXT AS (record ->> 'object_type') STORED,
	rs_type TEXT AS (record ->> 'rs_type') STORED,
	country TEXT AS (record ->> 'country') STORED,
	street_number TEXT AS (coalesce(record ->> 'street', '') || ' ' || coalesce(record ->> 'house_number', '')) STORED,
	price REAL AS (CAST(record ->> 'price' AS REAL)) STORED,
	price_per_sqm REAL AS (CAST(record ->> 'price_per_sqm' AS REAL)) STORED,
	base_rent REAL AS (CAST(record ->> 'base_rent' AS REAL)) STORED,
	total_rent REAL AS (CAST(record ->> 'total_rent' AS REAL)) STORED,
	living_space REAL AS (CAST(record ->> 'living_space' AS REAL)) STORED,
	property_space_value REAL AS (CAST(record ->> 'property_space_value' AS REAL)) STORED,
	plot_area REAL AS (CAST(record ->> 'plot_area' AS REAL)) STORED,
	number_of_rooms REAL AS (CAST(record ->> 'number_of_rooms' AS REAL)) STORED,
	number_of_bed_rooms REAL AS (CAST(record ->> 'number_of_bed_rooms' AS REAL)) STORED,
	number_of_bath_rooms REAL AS (CAST(record ->> 'number_of_bath_rooms' AS REAL)) STORED,
	floor REAL AS (CAST(record ->> 'floor' AS REAL)) STORED,
	construction_year REAL AS (CAST(record ->> 'construction_year' AS REAL)) STORED,
	sold_date TEXT AS (record ->> 'sold_date') STORED,
	created_at REAL AS (unixepoch(record ->> 'created_at', 'subsec')) STORED,
	updated_at REAL AS (unixepoch(record ->> 'updated_at', 'subsec')) STORED,
	search TEXT AS (concat_ws(' ', record ->> 'unit_id', record ->> 'street', record ->> 'house_number',
		record ->> 'zip_code', record ->> 'city', record ->> 'district', record ->> 'exposee_id')) STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE INDEX units_by_unit_id ON units (unit_id);
CREATE INDEX units_by_project ON units (project_id);
CREATE INDEX units_by_status ON units (property_status_id);
CREATE INDEX units_by_update ON units (updated_at);

-- Which demo picture stands for a photo. The key is the part of its address that stays when it is renamed.
CREATE TABLE photos (
	key TEXT PRIMARY KEY,
	media TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE contacts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	email TEXT AS (lower(record ->> 'email')) STORED,
	old_crm_id TEXT AS (record ->> 'old_crm_id') STORED,
	token TEXT AS (record ->> 'token') STORED,
	parent_id INTEGER AS (record ->> 'parent_id') STORED,
	broker_id INTEGER AS (record ->> 'broker_id') STORED,
	client_source_id INTEGER AS (record ->> 'client_source_id') STORED,
	client_status_id INTEGER AS (record ->> 'client_status_id') STORED,
	gdpr_status INTEGER AS (record ->> 'gdpr_status') STORED,
	archived INTEGER AS (coalesce(record ->> 'archived', 0)) STORED,
	accept_contact INTEGER AS (coalesce(record ->> 'accept_contact', 0)) STORED,
	newsletter INTEGER AS (coalesce(record ->> 'newsletter', 0)) STORED,
	language TEXT AS (record ->> 'language') STORED,
	home_country TEXT AS (record ->> 'home_country') STORED,
	first_name TEXT AS (record ->> 'first_name') STORED,
	last_name TEXT AS (record ->> 'last_name') STORED,
	last_contact_at REAL AS (unixepoch(record ->> 'last_contact_at', 'subsec')) STORED,
	created_at REAL AS (unixepoch(record ->> 'created_at', 'subsec')) STORED,
	updated_at REAL AS (unixepoch(record ->> 'updated_at', 'subsec')) STORED,
	deleted_at REAL AS (unixepoch(record ->> 'deleted_at', 'subsec')) STORED,
	search TEXT AS (concat_ws(' ', record ->> 'first_name', record ->> 'last_name', record ->> 'email',
		record ->> 'emails', record ->> 'home_street', record ->> 'home_zip_code', record ->> 'home_city',
		record ->> 'home_phone', record ->> 'home_cell', record ->> 'office_phone', record ->> 'office_cell')) STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE INDEX contacts_by_email ON contacts (email);
CREATE INDEX contacts_by_old_crm_id ON contacts (old_crm_id);
CREATE UNIQUE INDEX contacts_by_token ON contacts (token);

CREATE TABLE tasks (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE activities (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	activatable_type TEXT AS (record ->> 'activatable_type') STORED,
	activatable_id INTEGER AS (record ->> 'activatable_id') STORED,
	item_type TEXT AS (record ->> 'item_type') STORED,
	broker_id INTEGER AS (record ->> 'broker_id') STORED,
	creator_id INTEGER AS (record ->> 'creator_id') STORED,
	source_id INTEGER AS (record ->> 'source_id') STORED,
	category_id INTEGER AS (record ->> 'category_id') STORED,
	reason_id INTEGER AS (record ->> 'reason_id') STORED,
	blocked INTEGER AS (coalesce(record ->> 'blocked', 0)) STORED,
	done INTEGER AS (coalesce(record ->> 'done', 0)) STORED,
	starts_at REAL AS (unixepoch(record ->> 'starts_at', 'subsec')) STORED,
	created_at REAL AS (unixepoch(record ->> 'created_at', 'subsec')) STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE UNIQUE INDEX activities_by_activatable ON activities (activatable_type, activatable_id);
CREATE INDEX activities_by_source ON activities (source_id);

-- Ids start apart from one another, so that an id used for the wrong kind of record is found out.
INSERT INTO sqlite_sequence (name, seq) VALUES
	('projects', 900), ('units', 90000), ('contacts', 88000), ('tasks', 120000), ('activities', 450000);
