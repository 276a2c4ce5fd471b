-- People call a well by the last digits of its id, and a place by its city.
create index wells_by_end_of_id on wells (reverse(plain_words(district_well_id)) text_pattern_ops);
create index wells_by_plain_city on wells (plain_words(city));
