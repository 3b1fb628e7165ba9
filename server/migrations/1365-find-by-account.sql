-- Up Migration
-- Staff find a player by an account, whoever wrote it down: the player, a withdrawal (indexed already), a statement; and by the
-- last digits of a card that a gateway keeps.
create index bank_account_by_number on documents.bank_account (iban_index);
create index bank_item_by_counter_account on payments.bank_item (counter_account) where counter_account is not null;
-- A document's number is indexed with its kind and country: those that there are, found by one step each.
create index document_by_kind_and_country on documents.identity_document (kind, country);
-- A movement in the books leads to its withdrawal.
create index withdrawal_move_of_movement on payments.withdrawal_move (movement) where movement is not null;
create index stored_card_by_hint on payments.stored_card (hint) where hint is not null;

-- Down Migration
drop index payments.stored_card_by_hint;
drop index payments.withdrawal_move_of_movement;
drop index documents.document_by_kind_and_country;
drop index payments.bank_item_by_counter_account;
drop index documents.bank_account_by_number;
