-- Orders in which the list of rounds can be put, beside that of their beginning.
create index round_list_ends on tournaments.round (target, ends_at, id);
create index round_list_entries on tournaments.round (target, entries, id);
