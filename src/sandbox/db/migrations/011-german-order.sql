-- Texts are sorted as in a German dictionary, by a function of the code; the lists of units keep indexes of that.
DROP INDEX IF EXISTS units_by_archive_and_unit_id;
DROP INDEX IF EXISTS units_by_archive_and_status;
CREATE INDEX units_by_archive_and_unit_id ON units (archived, sort_key(unit_id));
CREATE INDEX units_by_archive_and_status ON units (archived, property_status_id, sort_key(unit_id));
