-- Every contact has a customer number of its own; those without one, or with that of an earlier contact, are
-- counted on from the greatest.
WITH
	kept AS (SELECT min(id) AS id FROM contacts WHERE (record ->> 'item_id') IS NOT NULL GROUP BY record ->> 'item_id'),
	numbered AS (
		SELECT id, row_number() OVER (ORDER BY id)
			+ (SELECT coalesce(max(record ->> 'item_id'), 1000) FROM contacts) AS number
		FROM contacts WHERE id NOT IN (SELECT id FROM kept)
	)
UPDATE contacts SET record = json_set(record, '$.item_id', numbered.number) FROM numbered WHERE numbered.id = contacts.id;

ALTER TABLE contacts ADD COLUMN item_id INTEGER AS (record ->> 'item_id') VIRTUAL;
CREATE UNIQUE INDEX contacts_by_item_id ON contacts (item_id);
