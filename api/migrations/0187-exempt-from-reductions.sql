-- Permits of a type that are small are exempt from what drought stages take away: those of at most so many gallons a year, 0 for none.
alter table permit_type_reductions
  add column exempt_up_to_gal bigint not null default 0
    constraint permit_type_reductions_exempt_not_negative check (exempt_up_to_gal >= 0);
