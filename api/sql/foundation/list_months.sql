create view list_months as select month_number, month_name from public.months;
