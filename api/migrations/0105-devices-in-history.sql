-- A device of the field that was away sends one change after the other. Its own are told from those of others by the device, because
-- several people and devices may use one account.
alter table history.changes add column device text default nullif(current_setting('app.device', true), '');
