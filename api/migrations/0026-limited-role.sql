-- A server whose connection may not change tables looks here whether somebody has brought them to its version.
grant select on migrations to artesian_app;
