-- Letters to be printed: those without an address of e-mail, and those that did not arrive by it.
create function is_to_post(state text) returns boolean
language sql immutable
return state in ('to post', 'refused', 'came back');

-- Of whom nobody can say that they were not told.
create function may_have_arrived(state text) returns boolean
language sql immutable
return state in ('sent', 'sending', 'unsure', 'posted', 'came back');
