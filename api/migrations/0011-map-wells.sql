-- The layers of wells that every district's map has. Their legend tells kinds of wells apart by shape and colour; of the
-- entries that fit a well, the last one counts. The map provides the images `well-square`, `well-circle`, `well-triangle`
-- and `well-star`.

insert into map_sources (source_id, kind, promote_id) values ('wells', 'wells', 'well_ndx');

insert into map_layers
  (layer_id, source_id, kind, title, layer_group, legend_group, label_group, draw_order, legend_order, minzoom, maxzoom,
   title_field, exclude_fields, admin_only_fields, exclude_popup, paint, layout, legend)
select
  layer_id, 'wells', kind, title, 'Wells', 'Wells', 'wells', draw_order, legend_order, minzoom, maxzoom,
  'well_id',
  array['location_geometry', 'attached_documents', 'attached_photos', 'count'],
  array['is_index_well', 'aquifer_setting', 'aquifer', 'available_logs', 'inspections_info', 'enforcements_info', 'driller_name',
    'directions_to_well'],
  exclude_popup, paint::jsonb, layout::jsonb, legend::jsonb
from (values
  ('wells-small', 'circle', 'Wells, from afar', 1000, null::integer, null::numeric, 11::numeric, false, '{
    "circle-color": "#0f766e",
    "circle-radius": ["interpolate", ["linear"], ["zoom"], 6, 1.5, 11, 4],
    "circle-stroke-color": "#ffffff",
    "circle-stroke-width": ["interpolate", ["linear"], ["zoom"], 6, 0.3, 11, 1]
  }', '{}', '[]'),
  ('wells-large', 'circle', 'Wells, from near', 1010, null, 11, null, false, '{
    "circle-color": "#0f766e",
    "circle-radius": ["interpolate", ["linear"], ["zoom"], 11, 5, 16, 11],
    "circle-stroke-color": "#ffffff",
    "circle-stroke-width": 1.5
  }', '{}', '[]'),
  ('wells-symbol', 'symbol', 'Kinds of wells', 1020, 1, 11, null, true, '{
    "icon-halo-color": "#263238",
    "icon-halo-width": 1,
    "icon-color": ["case",
      ["==", ["get", "well_status"], "Plugged"], "#000000",
      ["in", ["get", "well_status"], ["literal", ["Abandoned", "Capped"]]], "#d32f2f",
      ["==", ["get", "well_subclass"], "Westbay Multiport"], "#ffffff",
      ["==", ["get", "well_class"], "Monitoring"], "#ffffff",
      ["in", ["get", "well_class"], ["literal", ["Exempt", "Spring"]]], "#ffffff",
      ["==", ["get", "well_subclass"], "Limited Production Permit"], "#fdd835",
      "#ffffff"]
  }', '{
    "icon-allow-overlap": true,
    "icon-size": ["interpolate", ["linear"], ["zoom"], 11, 0.3, 16, 0.6],
    "icon-image": ["case",
      ["in", ["get", "well_status"], ["literal", ["Plugged", "Abandoned", "Capped"]]], "well-circle",
      ["==", ["get", "well_subclass"], "Westbay Multiport"], "well-star",
      ["==", ["get", "well_class"], "Monitoring"], "well-triangle",
      ["in", ["get", "well_class"], ["literal", ["Exempt", "Spring"]]], "well-circle",
      ["in", ["get", "well_subclass"], ["literal", ["Individual Production Permit", "Limited Production Permit"]]], "well-square",
      ""]
  }', '[
    {"label": "IPP Wells", "shape": "square", "color": "#ffffff", "outline": "#263238",
     "filter": ["==", ["get", "well_subclass"], "Individual Production Permit"]},
    {"label": "LPP Wells", "shape": "square", "color": "#fdd835", "outline": "#263238",
     "filter": ["==", ["get", "well_subclass"], "Limited Production Permit"]},
    {"label": "Active Exempt Wells & Springs", "shape": "circle", "color": "#ffffff", "outline": "#263238",
     "filter": ["all", ["==", ["get", "is_active"], true], ["in", ["get", "well_class"], ["literal", ["Exempt", "Spring"]]]]},
    {"label": "Monitoring Wells", "shape": "triangle", "color": "#ffffff", "outline": "#263238",
     "filter": ["==", ["get", "well_class"], "Monitoring"]},
    {"label": "Westbay Multiport Wells", "shape": "star", "color": "#ffffff", "outline": "#263238",
     "filter": ["==", ["get", "well_subclass"], "Westbay Multiport"]},
    {"label": "Abandoned, Capped & Re-Tagged Wells", "shape": "circle", "color": "#d32f2f", "outline": "#263238",
     "filter": ["in", ["get", "well_status"], ["literal", ["Abandoned", "Capped"]]]},
    {"label": "Plugged Wells", "shape": "circle", "color": "#000000", "outline": "#ffffff",
     "filter": ["==", ["get", "well_status"], "Plugged"]}
  ]'),
  ('wells-names', 'symbol', 'Names', 1030, null, 12, null, true, '{
    "text-color": "#1f2f2c",
    "text-halo-color": "#ffffff",
    "text-halo-width": 1.5
  }', '{
    "text-field": ["get", "well_id"],
    "text-size": 11,
    "text-anchor": "top",
    "text-offset": [0, 0.9]
  }', '[]')
) as layers
  (layer_id, kind, title, draw_order, legend_order, minzoom, maxzoom, exclude_popup, paint, layout, legend);
