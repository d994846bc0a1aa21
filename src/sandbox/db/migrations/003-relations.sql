-- Links between contacts and units; they go with either of the two.
CREATE TABLE favorites (
	client_id INTEGER NOT NULL,
	property_id INTEGER NOT NULL,
	PRIMARY KEY (client_id, property_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE ownerships (
	client_id INTEGER NOT NULL,
	property_id INTEGER NOT NULL,
	PRIMARY KEY (client_id, property_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ownerships_by_unit ON ownerships (property_id);
CREATE TABLE partnerships (
	client_id INTEGER NOT NULL,
	property_id INTEGER NOT NULL,
	PRIMARY KEY (client_id, property_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX partnerships_by_unit ON partnerships (property_id);

CREATE TRIGGER contact_gone AFTER DELETE ON contacts BEGIN
	DELETE FROM favorites WHERE client_id = OLD.id;
	DELETE FROM ownerships WHERE client_id = OLD.id;
	DELETE FROM partnerships WHERE client_id = OLD.id;
END;
CREATE TRIGGER unit_gone AFTER DELETE ON units BEGIN
	DELETE FROM favorites WHERE property_id = OLD.id;
	DELETE FROM ownerships WHERE property_id = OLD.id;
	DELETE FROM partnerships WHERE property_id = OLD.id;
END;

CREATE INDEX contacts_in_trash ON contacts (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX contacts_by_parent ON contacts (parent_id) WHERE parent_id IS NOT NULL;
