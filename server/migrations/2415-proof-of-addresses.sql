-- Up Migration
-- The answer of the market's register about the address of a version of a venue, once per version.
create table topology.address_proof (
  facts_id uuid primary key references topology.venue_facts,
  match text not null check (match in ('EXACT', 'PARTIAL', 'MANY', 'NONE')),
  asked_at timestamptz not null
);

-- Down Migration
drop table topology.address_proof;
