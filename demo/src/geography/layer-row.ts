/** A row of `map_layers`. The words of `paint`, `layout` and `filter` are MapLibre's. */
export interface LayerRow {
  layer_id: string;
  source_id: string;
  kind: 'fill' | 'line' | 'circle' | 'symbol';
  title: string;
  layer_group: string;
  draw_order: number;
  paint: Record<string, unknown>;
  layout?: Record<string, unknown>;
  filter?: unknown[];
  minzoom?: number;
  legend?: {
    label: string;
    shape: 'circle' | 'line' | 'area';
    color: string;
    outline: string;
    filter: unknown[] | null;
  }[];
  legend_order?: number;
  legend_group?: string;
  label_group?: string;
  boolean_toggle?: { property: string; whenTrue: string; whenFalse: string };
  title_field?: string;
  exclude_fields?: string[];
  /** Sent to staff alone. */
  admin_only_fields?: string[];
  exclude_popup?: boolean;
}
