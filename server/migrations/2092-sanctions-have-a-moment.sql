-- Up Migration
-- The second check of the table as it was made: any of what is declared has a moment, and sanctions are declared too.
alter table players.profile drop constraint profile_check1;
alter table players.profile add constraint declared_at_a_moment
  check ((declared_at is null) = (is_politically_exposed is null and is_own_account is null and is_sanctioned is null));

-- Down Migration
alter table players.profile drop constraint declared_at_a_moment;
alter table players.profile add constraint profile_check1
  check ((declared_at is null) = (is_politically_exposed is null and is_own_account is null)) not valid;
