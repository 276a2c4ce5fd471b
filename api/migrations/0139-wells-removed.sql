-- The few wells that are removed are found without reading those that are not: lists of permits and meters leave them out.
create index wells_removed on wells (well_ndx) where removed;
