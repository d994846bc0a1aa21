CREATE TABLE deal_pipelines (
	id INTEGER PRIMARY KEY,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE deals (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	broker_id INTEGER AS (record ->> 'broker_id') STORED,
	client_id INTEGER AS (record ->> 'client_id') STORED,
	property_id INTEGER AS (record ->> 'property_id') STORED,
	project_id INTEGER AS (record ->> 'project_id') STORED,
	deal_stage_id INTEGER AS (record ->> 'deal_stage_id') STORED,
	deal_pipeline_id INTEGER AS (record ->> 'deal_pipeline_id') STORED,
	reservation_reason_id INTEGER AS (record ->> 'reservation_reason_id') STORED,
	price REAL AS (CAST(record ->> 'price' AS REAL)) STORED,
	date TEXT AS (record ->> 'date') STORED,
	created_at REAL AS (unixepoch(record ->> 'created_at', 'subsec')) STORED,
	updated_at REAL AS (unixepoch(record ->> 'updated_at', 'subsec')) STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

INSERT INTO sqlite_sequence (name, seq) VALUES ('deals', 640000);
