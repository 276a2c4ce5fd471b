-- Short addresses of pages that somebody shared. They lead there for good.
create table short_links (
  code text constraint short_links_key primary key,
  address text not null,
  made_at timestamptz not null default now(),
  constraint short_links_code_in_address check (code ~ '^[A-Za-z0-9_-]{10,22}$'),
  constraint short_links_address_here check (address ~ '^/' and address !~ '^/[/\\]')
);
