CREATE TABLE messages (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

CREATE TABLE policies (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

-- Files of e-mails; the record holds the content as base64.
CREATE TABLE attachments (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

-- Text blocks that can be sent by e-mail.
CREATE TABLE snippets (
	id INTEGER PRIMARY KEY,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

-- E-mails the service would send by itself: reminders, each with the time at which it is due.
CREATE TABLE mails (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	task_id INTEGER AS (record ->> 'task_id') STORED,
	send_at REAL AS (unixepoch(record ->> 'send_at', 'subsec')) STORED,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE INDEX mails_by_task ON mails (task_id);

-- What the automations were started by.
CREATE TABLE automation_runs (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

INSERT INTO sqlite_sequence (name, seq) VALUES
	('messages', 210000), ('policies', 330000), ('attachments', 7000);
