create view upload_logger_data_active as
select upload_ndx as id, status, created_timestamp as created_at
from public.logger_uploads
where status = 'processing';
