-- Whoever loads a whole district says so with `app.loading`, and rebuilds what is kept once at the end.
create function is_loading() returns boolean
language sql stable
return coalesce(current_setting('app.loading', true), '') = 'on';
