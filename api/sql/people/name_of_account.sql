-- What people are called, by the account that the records keep; those of an identity provider are known by their account alone.
create function name_of_account(account text) returns text
language sql stable
return coalesce((select name from public.accounts where sub = account), account);
