-- Which unit or project an image or link lies in, by its id.
CREATE TABLE parts (
	list TEXT NOT NULL,
	id INTEGER NOT NULL,
	owner TEXT NOT NULL,
	owner_id INTEGER NOT NULL,
	PRIMARY KEY (list, id, owner, owner_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX parts_by_owner ON parts (owner, owner_id);

INSERT INTO parts
	SELECT 'images', part.value ->> 'id', 'Property', units.id FROM units, json_each(record, '$.images') AS part WHERE part.type = 'object'
	UNION SELECT 'links', part.value ->> 'id', 'Property', units.id FROM units, json_each(record, '$.links') AS part WHERE part.type = 'object'
	UNION SELECT 'images', part.value ->> 'id', 'Project', projects.id FROM projects, json_each(record, '$.images') AS part WHERE part.type = 'object'
	UNION SELECT 'links', part.value ->> 'id', 'Project', projects.id FROM projects, json_each(record, '$.links') AS part WHERE part.type = 'object';
