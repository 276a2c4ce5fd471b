-- What a preview of a file of addresses tells of it beside what becomes of its lines: how many, of which kind, and where.
alter table import_runs add column covers jsonb;
