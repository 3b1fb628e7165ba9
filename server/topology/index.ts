export { seedVenue } from './seed-venue.ts'
export { findWorkroom, findWorkrooms, type Workroom } from './workrooms.queries.ts'
