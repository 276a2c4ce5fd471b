-- A layer's only line of the legend that is called like the layer goes on being called like it, and its heading likewise.
create function rename_legend() returns trigger
language plpgsql
as $$
begin
  if jsonb_array_length(new.legend) = 1 and new.legend -> 0 ->> 'label' = old.title then
    new.legend := jsonb_set(new.legend, '{0,label}', to_jsonb(new.title));
  end if;
  if new.legend_group = old.layer_group then
    new.legend_group := new.layer_group;
  end if;
  return new;
end $$;
create trigger rename_legend before update on public.map_layers for each row execute function rename_legend();
