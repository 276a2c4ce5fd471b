-- The holders of the permits of an account.
create view account_contacts as
select distinct sub, rolo_ndx from account_permits_in_force where rolo_ndx is not null;
