create view upload_logger_data_status as
select upload_ndx as "uploadId", status, progress, file_count as "fileCount", error
from public.logger_uploads;
