-- A saved view may be shown to all staff; whoever saved it alone changes or deletes it.
alter table saved_views add column is_shared boolean not null default false;
