-- Lists are counted and sorted with every page: these let the common ones be, without reading any record.
-- The first is for the order by id, which every index has at its end.
CREATE INDEX units_by_archive ON units (archived);
CREATE INDEX units_by_archive_and_unit_id ON units (archived, unit_id);
CREATE INDEX units_by_archive_and_status ON units (archived, property_status_id, unit_id);
