-- What one of the dial stands for, as it is written beside its numbers: `gal`, `× 1,000 gal`, `× 100 cu ft`.
create function dial_name(unit text, multiplier numeric) returns text
language sql immutable
return case
  when multiplier = 1 then unit
  else concat('× ', rtrim(to_char(multiplier, 'FM999,990.999'), '.'), ' ', unit)
end;
