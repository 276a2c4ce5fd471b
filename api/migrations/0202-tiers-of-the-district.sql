-- How many tiers of permit groups there are, and what they are called, is the district's.
call edit_vocabulary('permit_tiers');
