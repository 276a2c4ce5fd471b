-- The percent of a year's allowance above which a permit or a group is warned about; `domain/src/warning.ts` has it for labels and tests.
create function warning_percent() returns bigint
language sql immutable
return 80;
