-- Up Migration
-- Who was verified in a period is among those of whom a paper was approved, or for whom a partner vouched, in it.
create index if not exists document_move_of_approval on documents.move (moved_at, player_id) where to_state = 'approved';
create index if not exists kyc_of_verification on documents.kyc_verification (changed_at, player_id) where state = 'verified';

-- Down Migration
drop index documents.kyc_of_verification;
drop index documents.document_move_of_approval;
