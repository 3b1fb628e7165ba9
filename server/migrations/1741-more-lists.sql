-- Up Migration
-- Orders of lists: the security log, jackpots that were won, movements of the bank that wait for a person.
create index security_event_by_moment on sign_in.security_event (at, id);
create index hit_by_moment on jackpots.hit (won_at, reference);
create index hit_by_amount on jackpots.hit (amount, reference);
create index bank_item_by_day on payments.bank_item (booked_on, id) where state = 'open';
create index bank_item_by_amount on payments.bank_item (amount_minor, id) where state = 'open';
drop index payments.bank_item_open;

-- Down Migration
create index bank_item_open on payments.bank_item (id) where state = 'open';
drop index payments.bank_item_by_amount;
drop index payments.bank_item_by_day;
drop index jackpots.hit_by_amount;
drop index jackpots.hit_by_moment;
drop index sign_in.security_event_by_moment;
