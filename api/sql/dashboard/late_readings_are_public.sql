-- Whether the district shows to everybody whose readings are late.
create function late_readings_are_public() returns boolean
language sql stable
return (select late_readings_are_public from public.district_rules);
