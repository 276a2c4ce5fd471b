-- How many drought stages there are, their names and colors, and which of them restrict pumping, is what a district decides. Their order is
-- that of severity, the mildest first.
call edit_vocabulary('drought_stages');
alter table drought_stages
  add column restricts boolean not null default true,
  add column stage_color text not null default 'Orange' constraint drought_stages_color_known
    check (stage_color in ('Green', 'Blue', 'Yellow', 'Orange', 'Red', 'Dark Red', 'Purple', 'Gray'));

update drought_stages set
  word_place = drought_stage_ndx,
  restricts = drought_stage_ndx between 2 and 5,
  stage_color = case drought_stage_ndx
    when 0 then 'Green' when 1 then 'Blue' when 2 then 'Yellow' when 3 then 'Orange' when 4 then 'Red' when 5 then 'Dark Red' else 'Gray'
  end;

-- A rule of its own knows which stages restrict.
alter table drought_triggers drop constraint drought_triggers_of_restriction;
