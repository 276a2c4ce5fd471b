-- The end date that had been entered for a permit before an amendment retired it, so that taking the amendment back gives it back.
alter table permit_amendments add column saved_previous_ended_date date;
