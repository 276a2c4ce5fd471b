-- Files that come in pieces, each under the number that a device gave it: the same number never becomes two attachments. What came of one
-- so far lies in a folder under its id.
create table field_uploads (
  upload_id text constraint field_uploads_key primary key,
  device_id uuid not null constraint field_uploads_once unique,
  who text not null default acting_user(),
  metadata jsonb not null,
  length_bytes bigint not null constraint field_uploads_length_positive check (length_bytes > 0),
  att_ndx integer constraint field_uploads_attachment_exists references attachments,
  last_piece_at timestamptz not null default now(),
  constraint field_uploads_id_unguessable check (upload_id ~ '^[0-9a-f]{32}$')
);
