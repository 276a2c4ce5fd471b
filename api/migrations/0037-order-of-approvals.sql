-- In which order approved amendments changed their permits: one that a later one stands on is not taken back from under it. Those that
-- were approved before this was kept have none, and come first, by the day of their approval.
create sequence amendment_approvals;
alter table permit_amendments add column approval_order bigint;
