-- The code of a language that contacts ask for by its name.
create function code_of_language(language text) returns text
language sql immutable
return case language when 'English' then 'en' when 'Spanish' then 'es' end;
