-- How well a name is what was looked for: 0 the same, 1 begins with it, 2 one of its words does, 3 not by its name.
create function fit_of(name text, wanted text) returns integer
language sql immutable parallel safe
return case
  when name = wanted then 0
  when starts_with(name, wanted) then 1
  when position(' ' || wanted in name) > 0 then 2
  else 3
end;
