-- By which time zone the days of levels were counted that a merge set aside: whoever takes it back later has them counted anew.
alter table merges add column days_counted_in text;
